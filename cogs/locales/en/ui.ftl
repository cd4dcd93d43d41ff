# What every cog says alike.

# Between the parts of a list.
list-comma = { ", " }

# Between yaku that count together or in one group.
list-yaku = { " · " }

# What somebody or something has or says.
named = { $name }: { $text }

# What can be written, and what it means.
written-meaning = - **{ $written }**: { $sentence }

# Between two sentences.
sentence-gap = { " " }

# Buttons between a table and the same as a picture.
show-chart = Chart
show-table = Table

# --- tiles as they look

tile-digit-0 = 赤五
tile-digit-1 = 一
tile-digit-2 = 二
tile-digit-3 = 三
tile-digit-4 = 四
tile-digit-5 = 五
tile-digit-6 = 六
tile-digit-7 = 七
tile-digit-8 = 八
tile-digit-9 = 九
tile-suit-m = 萬
tile-suit-p = 筒
tile-suit-s = 索
tile-1z = 東
tile-2z = 南
tile-3z = 西
tile-4z = 北
tile-5z = 白
tile-6z = 發
tile-7z = 中
