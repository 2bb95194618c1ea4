home-title-way = 自分の道を駆け抜け、
home-title-fence = 相手の道にはフェンスを。
home-lead = Quoridor（コリドール）とそのパックマン版をブラウザーで。コンピューターとも、友だちとも、オンラインのだれかとも遊べます。
home-modes = どのゲームにしますか？
home-kind-classic-2 = クラシック
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = チェイス
home-kind-pacman-advanced = フェンスあり
home-computer = コンピューターと対局
home-level = レベル
home-role = あなたの担当
home-role-first = 先手
home-role-second = 後手
home-role-any = ランダム
home-time = 持ち時間
home-friend = 友だちと対局
home-friend-more = リンクかコードで、登録不要
home-find = 対局を探す
home-find-more = このゲームをしたい人と
home-find-start = 相手を探す
home-find-many = 3人用と4人用は、開いているテーブルから始まります。テーブルを開けば、ほかの人が着席できます。
home-find-waiting = 相手を探しています…
home-find-cancel = 探すのをやめる
home-found = 相手が見つかりました！対局が始まります。
home-running = あなたの対局
home-running-alone = 全員この画面で
home-running-yours = あなたの手番
home-running-theirs = 相手の手番
home-running-open = 開始前
home-running-more = ほか{ $count }件
home-open = 開いているテーブル
home-open-none = 今テーブルで待っている人はいません。
home-open-new = テーブルを開く
home-open-take = { $game }：この席に着く
home-code = コードをお持ちですか？
home-code-join = 参加
home-demo = コンピューターどうしの対局
home-demo-move =
    { $number ->
        [0] コンピューターどうしの対局
       *[other] コンピューターどうしの対局、{ $number }手め
    }
home-offline = サーバーに接続できません。このまま接続を試みます。データは無事です。
home-unofficial = 非公式で、権利者とは関係ありません。Quoridor（コリドール）とパックマンは各権利者の商標です。
home-new = 新しいテーブル
home-new-lead = ゲームを選んで、リンクを送りましょう。ルールは開始前に全員に表示されます。
home-new-seats = 席
home-new-seats-ghosts =
    { $count ->
        [1] 1人がパックマン、1人がゴースト4匹すべてを受け持ちます。
       *[other] 1人がパックマン、{ $count }人がゴースト4匹を分担します。
    }
home-new-layout = 盤
home-new-rules = ルール
home-new-more = ルールを1つずつ決める
home-new-changed =
    { $count ->
        [0] 上のルールどおり
       *[other] 変更したルール：{ $count }
    }
home-new-who = 着席できる人
home-new-link = リンクを知っている人
home-new-public = だれでも
home-new-lots = 役割の決め方
home-new-lots-race = 先手の決め方
home-new-lots-seats = 席のとおり
home-new-lots-me = 自分が先手
home-new-legs = 局数
home-new-legs-1 = 1局
home-new-legs-2 = 2局、役割を交代
home-new-team = ゴーストのフェンスと申し出を決める人
home-new-team-anyone = ゴースト側のだれでも
home-new-team-captain = キャプテン
home-new-casual = 待ったとヒント
home-new-casual-yes = あり
home-new-casual-no = なし
home-new-open = テーブルを開く
home-new-name = あなたの名前（任意）
home-here =
    { $count ->
        [2] この画面で2人
        [3] この画面で3人
       *[other] この画面で4人
    }
home-here-more = この端末で交互に
home-waiting = 対局を待っている人
home-waiting-play = 対局
home-waiting-meet = { $name }と対局：{ $game }、{ $clock }
home-find-near = 似た持ち時間で待っている人がいれば、その人の持ち時間で対局します。だれでも観戦できます。
clock-own = 持ち時間を自分で決める
clock-kind = 持ち時間の種類
clock-kind-fischer = 対局全体の時間
clock-kind-per-move = 1手番の時間
clock-kind-days = 1手番の日数
clock-minutes = 分
clock-increment = 追加する秒数
clock-seconds = 秒
clock-days = 日
home-puzzle-more = 正解は1手。見つけられますか？
