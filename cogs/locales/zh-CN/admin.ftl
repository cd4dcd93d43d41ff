# /admin

command-admin = 这个服务器的设置
command-admin-organisers = 指定或查看组织者的身份组
    .role = 身份组；不填则不更改

organisers-none = # 还没有组织者的身份组
    有管理服务器权限的人就是组织者。
organisers-role = # { $role }是组织者
    有管理服务器权限的人也是组织者。
organisers-note = 组织者可以创建联赛与赛季、给予罚分，也可以确认、修改、撤销任何对局。
organisers-clear = 移除身份组

error-everybody-organises = 每个人都有这个身份组，这样所有人都会成为组织者。请选择别的身份组。
