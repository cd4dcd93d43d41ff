"""The ground of every part: connections, transactions, migrations, backups, history and receipts."""
