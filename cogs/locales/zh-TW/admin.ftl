# /admin

command-admin = 這個伺服器的設定
command-admin-organisers = 指定或查看主辦人的身分組
    .role = 身分組；省略則不變更

organisers-none = # 還沒有主辦人的身分組
    有管理伺服器權限的人就是主辦人。
organisers-role = # { $role }是主辦人
    有管理伺服器權限的人也是主辦人。
organisers-note = 主辦人可以建立聯賽與賽季、給予罰分，也可以確認、修正、撤銷任何對局。
organisers-clear = 移除身分組

error-everybody-organises = 每個人都有這個身分組，這樣所有人都會成為主辦人。請選擇別的身分組。
