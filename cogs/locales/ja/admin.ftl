# /admin

command-admin = このサーバーの設定
command-admin-organisers = リーグを運営するロールを決める、または確認する
    .role = ロール。省略すると何も変わりません

organisers-none = # 運営ロールは未設定
    サーバー管理権限のある人が運営です。
organisers-role = # { $role }が運営です
    サーバー管理権限のある人も運営です。
organisers-note = 運営は、リーグやシーズンを作り、ペナルティを課し、すべての対局を承認・修正・取り消しできます。
organisers-clear = ロールを外す

error-everybody-organises = このロールは全員に付いているため、全員が運営になってしまいます。別のロールを選んでください。
