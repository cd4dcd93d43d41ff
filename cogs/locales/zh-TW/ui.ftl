# What every cog says alike.

# Between the parts of a list.
list-comma = 、

# Between two sentences.
sentence-gap = { "" }

show-chart = 圖表
show-table = 表格
