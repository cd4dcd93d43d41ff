"""The ground of every picture: colours, fonts, the sheet that is drawn on."""
