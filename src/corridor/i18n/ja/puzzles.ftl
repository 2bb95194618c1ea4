puzzle-theme-catch-in-n =
    { $within ->
        [1] このラウンドでパックマンを捕まえましょう。
       *[other] { $within }ラウンド以内にパックマンを捕まえましょう。
    }
puzzle-theme-eat-and-live = 食べて、生きのびて勝ちましょう。
puzzle-theme-only-move = 勝てる手は1つだけ。見つけましょう。
puzzle-theme-cut-the-way = フェンスで勝てます。どこに置きますか？
puzzle-theme-who-wins-the-race = フェンスはもうありません。レースに勝ちましょう。
puzzle-theme-save-the-draw = 勝てませんが、相手の勝ちは防げます。どうしますか？
puzzle-within =
    { $within ->
        [1] この手番で勝てます。
       *[other] 相手が何をしても、あなたの手番{ $within }回以内に勝てます。
    }
puzzle-about = あなたの担当は{ $side }です。{ $id }、{ $mode }、難しさ{ $level }／9。
puzzle-solved = 正解です！
puzzle-right = そのとおり！相手の返事は { $reply }。続けましょう。
puzzle-right-go-on = そのとおり！続けましょう。
puzzle-wrong = その手ではありません。{ $reply } で台なしになります。もう一度どうぞ。
puzzle-wrong-at-once = その手ではありません。すぐに負けます。もう一度どうぞ。
puzzle-hint-walk = { $piece }を進めましょう。
puzzle-hint-fence = フェンスを置きましょう。
puzzle-hint-relocate = チェンバーのフェンスを別の場所へ移しましょう。
puzzle-hint-enter = 盤上に登場しましょう。安全なのはどこでしょう？
puzzle-hint-spend = ストックのパワークッキーを使いましょう。
puzzle-hint-pass = 何もしないのが最善のこともあります。
puzzle-hint-file = { $place } の列を見ましょう。
puzzle-hint-row = { $place }の段です。
puzzle-solution = 正解は { $moves } です。
puzzle-lead = { $count }の局面に、正解が1手ずつ。どの正解も証明済みです。
puzzle-solve = 解く
puzzle-look-again = もう一度見る
puzzle-streak =
    { $days ->
        [0] 毎日1問解いて、連続記録を始めましょう。
       *[other] { $days }日連続です。
    }
puzzle-count = { $all }問中{ $solved }問正解
puzzle-difficulty = 難しさ
puzzle-any-difficulty = すべて
puzzle-easy = やさしい
puzzle-medium = ふつう
puzzle-hard = 難しい
puzzle-themes = テーマ
puzzle-none = 当てはまるパズルはありません。別の難しさを選んでください。
puzzle-name-catch-in-n = パックマンを捕まえる
puzzle-name-eat-and-live = 食べて生きのびる
puzzle-name-only-move = 唯一の手
puzzle-name-cut-the-way = 道を断つ
puzzle-name-who-wins-the-race = レースに勝つ
puzzle-name-save-the-draw = 引き分けに持ち込む
puzzle-all = すべて
puzzle-link =
    { $result ->
        [solved] パズル{ $number }、難しさ{ $difficulty }、正解済み
        [tried] パズル{ $number }、難しさ{ $difficulty }、未正解
       *[new] パズル{ $number }、難しさ{ $difficulty }
    }
puzzle-you = あなたの担当：{ $side }・難しさ{ $difficulty }／9
puzzle-steps = 見つける手は{ $count }つ
puzzle-back = パズル一覧
puzzle-show = 正解を見る
puzzle-next = 次のパズル
puzzle-solved-in =
    { $tries ->
        [1] 1回で正解です！
       *[other] { $tries }回めで正解です。
    }
puzzle-solved-daily =
    { $days ->
        [1] 今日の分は完了です。また明日！
       *[other] 今日の分は完了です。{ $days }日連続！
    }
puzzle-shown = これが正解です：{ $moves }。
puzzle-proof-table = 証明済み：この後に現れるすべての局面が解かれています。
puzzle-proof-search = 証明済み：全員のすべての手を調べました。
