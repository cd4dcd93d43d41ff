"""The base of every picture: colours, fonts, the sheet to draw on."""
