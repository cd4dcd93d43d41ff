"""What every part stands on: connections, transactions, migrations, backups, history and receipts."""
