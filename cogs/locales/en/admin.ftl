# /admin

command-admin = Settings of this server
command-admin-organisers = Set the organiser role, or see which role it is
    .role = The role; if left out, nothing changes

organisers-none = # No organiser role
    Members who may manage the server are the organisers.
organisers-role = # { $role } is the organiser role
    Members who may manage the server are organisers too.
organisers-note = Organisers can create leagues and seasons, give penalties, and confirm, correct or take back any game.
organisers-clear = Without a role

error-everybody-organises = Everybody has this role, so everybody would be an organiser. Choose another role.
