"""Live tables: opened, booked event by event, recorded as games."""
