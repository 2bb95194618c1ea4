table-title = { $name }のテーブル
table-title-yours = あなたのテーブル
table-title-nobody = テーブル
table-invite = 招待する
table-share = リンクを共有
table-share-title = Corridor の対局
table-copy = リンクをコピー
table-seat-link = この席のリンク
table-link = このテーブルへのリンク
table-qr = QRコード
table-qr-label = このテーブルへのリンクのQRコード
table-rules = 対局の内容
table-own-layout = 自作の盤
table-lots-first = 1番めの席の人
table-by-lot = 担当はランダム
table-turn =
    { $number ->
        [1] 1番め
        [2] 2番め
        [3] 3番め
       *[other] 4番め
    }
table-seat-free = { $number }番の席は空いています
table-free-race =
    { $number ->
        [1] 1番めの席：空席
        [2] 2番めの席：空席
        [3] 3番めの席：空席
       *[other] 4番めの席：空席
    }
table-free-piece = { $piece }：空席
table-starts = { $squares } から開始
table-enters = 最初の手番で登場
table-sit = ここに着席
table-sit-too = ここにも着席
table-name-too = ここに座る人の名前
table-add-computer = コンピューター
table-stand-up = 席を立つ
table-send-away = { $name }の席を空ける
table-character = あなたの見た目
table-pawn = ふつうの駒
table-lift = { $piece }を別の席へ移す
table-put-here = { $piece }をここへ
table-share-hint = ゴーストを別の席へドラッグするか、ゴースト、席の順にタップしてください。最後のゴーストを渡すと、代わりに1匹もらえます。
table-hands = いっしょに動くゴースト
table-here = { $all }席中{ $here }席着席、
table-seats-free = 空席{ $free }
table-all-here = 開始できます
table-wait-start = 開始待ち
table-leave = 退席
table-start = 開始
table-start-computer = コンピューターを入れて開始
table-drawing = 担当を決めています…
table-begins = { $name }が先手です。
table-first = 先手
table-to-board = 盤へ
join-title = テーブルに参加
join-invited = { $name }からの招待
join-invited-plain = 招待が届いています
join-your-seat = あなたの席
join-sit = 着席
join-watch = 観戦だけする
join-gone = この招待は終了しました
join-gone-more = リンクが使用済みか、対局が始まっています。新しいリンクをもらうか、コードを入力してください。
join-no-code = このコードのテーブルはありません
join-no-code-more = コードを確かめてもう一度入力するか、友だちに聞いてみてください。
join-failed = うまくいきませんでした
balance-pacman = パックマン必勝
balance-endless = どちらも必勝ではない
balance-ghosts = ゴースト必勝
balance-ahead-pacman = パックマン優勢
balance-even = 互角
balance-ahead-ghosts = ゴースト優勢
balance-proved = 証明済み：どちらもミスをしなければこうなります。
balance-measured = 証明ではなく計測です。コンピューターどうしの{ $games }局で、パックマンは{ $won }勝。
table-change = 変更
table-change-owner = 開始までは変更できます。変更すると、テーブルの全員に同意を求めます。
table-change-title = ルールを変更
table-change-save = このルールにする
table-changed = { $name }がルールを変更しました
table-changed-nameless = ルールが変わりました
table-changed-more = このルールでよければ残り、そうでなければテーブルを離れてください。
table-changed-line = { $was }から{ $now }へ
table-stay = 残る
table-unsure = 考え中
table-wait-agree = { $count }人が新しいルールにまだ同意していません
table-own-maze = 自作の迷路{ $number }
table-from = 開始局面
table-own-position = 自分で作った局面から
table-make-maze = 迷路を作る
