"""What people see: one cog per command group, and the house they live in."""
