# What every cog says alike.

# Between the parts of a list.
list-comma = { ", " }

# Between two sentences.
sentence-gap = { " " }

# Buttons between a table and the same as a picture.
show-chart = Chart
show-table = Table
