# What every cog says alike.

# Between the parts of a list.
list-comma = 、

# Between two sentences.
sentence-gap = { "" }

show-chart = グラフ
show-table = 表
