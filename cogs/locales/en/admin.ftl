# /admin

command-admin = Settings of this server
command-admin-organisers = Name the role whose members organise leagues, or see which it is
    .role = The role; if left out, nothing changes

organisers-none = # No role organises
    Organisers are those who may manage the server.
organisers-role = # { $role } organises
    So do those who may manage the server.
organisers-note = Organisers make leagues and seasons, give penalties, and can confirm, change and take back every game.
organisers-clear = Without a role

error-everybody-organises = Everybody has this role, so everybody would organise. Choose another one.
