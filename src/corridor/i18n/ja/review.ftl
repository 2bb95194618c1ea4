review-why-exact =
    { $was ->
        [won]
            { $now ->
                [lost] 完全解析では{ $side }の勝ちでしたが、今は負けです。
               *[even] 完全解析では{ $side }の勝ちでした。今はだれも必勝ではありません。
            }
       *[even] 完全解析ではだれも必勝ではありませんでした。今は、正しく指されると{ $side }の負けです。
    }
review-why-win-at-once = { $move } なら、{ $side }がすぐに勝っていました。
review-why-win-missed =
    { $moves ->
        [0] { $side }には確実な勝ちがありました。最初の手は { $move } です。
        [1] { $side }は1手で勝てました：{ $move }。
       *[other] { $side }は{ $moves }手で勝てました。最初の手は { $move } です。
    }
review-why-loses-at-once = これでは{ $rival }が次の手 { $move } で勝ちます。
review-why-forced-loss = ここから{ $side }はもう持ちこたえられません。{ $move } ならまだわかりませんでした。
review-why-last-fence-own-way = 最後のフェンスが、置いた本人の近道をふさぎました。{ $side }は{ $own }マス遠くなりました。
review-why-fence-hurts-self = このフェンスで、{ $rival }は{ $cost }マス、{ $side }は{ $own }マス遠くなりました。
review-why-fence-for-nothing = このフェンスではだれの道も長くなりません。{ $side }には { $move } のほうが役に立ちました。
review-why-better-fence = このフェンスで{ $rival }は{ $cost }マス遠くなりましたが、{ $move } なら{ $more }マスでした。
review-why-fence-was-there = よいフェンスがありました。{ $move } なら{ $rival }が{ $cost }マス遠くなりました。
review-why-fence-allowed = 今 { $move } を置かれると{ $side }は{ $cost }マス遠くなり、次は{ $rival }の手番です。
review-why-fences-gone = { $side }の最後のフェンスでした。{ $rival }にはまだ{ $left }枚あります。
review-why-walked-away = ゴールから離れる手です。{ $side }の残りは{ $before }マスから{ $after }マスになりました。
review-why-no-progress = 横への移動です。{ $side }の残りは{ $steps }マスのままです。
review-why-race-lost = { $side }は{ $rival }とのレースに{ $steps }マス差で負けています。フェンスが必要でした：{ $move }。
review-why-jump-given = これで{ $rival }は { $square } へ跳べます。1手で2マスです。
review-why-jump-missed = { $side }はジャンプできました：{ $move }。1手で2マスです。
review-why-walked-into-ghost = この移動はゴーストの上で終わり、{ $side }はライフを1つ失います。{ $move } のほうがよい手でした。
review-why-seen-and-reached = そこでは{ $ghosts }匹のゴーストから{ $side }が見え、そのマスまで届きます。
review-why-in-reach = そこでは{ $ghosts }匹のゴーストが{ $side }に届きます。
review-why-pellet-missed = { $square } のパワークッキーは{ $side }から{ $steps }マスで、しかも安全でした。
review-why-pellet-away = パワークッキーから離れました。{ $side }から一番近いものまで、{ $before }マスから{ $after }マスになりました。
review-why-boost-unused = { $move } なら、{ $side }はゴーストをあと{ $ghosts }匹食べられました。
review-why-catch-missed = { $move } なら、{ $side }がすぐに{ $rival }を捕まえていました。
review-why-left-way-out =
    { $count ->
        [1] これでは{ $rival }に { $square } への安全な逃げ道が残ります。{ $move } ならふさげました。
       *[other] これでは{ $rival }に { $square } など{ $count }マスへの安全な逃げ道が残ります。{ $move } ならふさげました。
    }
review-why-pellet-left = これで{ $rival }は { $square } のパワークッキーを食べられます。
review-why-ghosts-in-boost = 次のパワークッキーの後、{ $rival }のブーストでここのゴーストが{ $ghosts }匹食べられかねません。
review-why-ghost-walked-away = このゴーストから{ $rival }までは、{ $before }マスから{ $after }マスになりました。
review-why-only-move = 唯一の手です。ほかの手では{ $side }は大きく損をしていました。
review-why-chance-fell = { $side }の勝つ見込みは{ $before }％から{ $after }％に下がりました。{ $move } のほうがよい手でした。
review-the-ghosts = ゴースト
review-title = 振り返り
review-making = すべての手を調べています…
review-ahead = 順番待ちです。先に{ $ahead }件あります。
review-stopped = 振り返りを止めました。
review-failed = うまくいきませんでした。もう一度お試しください。
review-ask = この対局を振り返る
review-back = 対局に戻る
review-accuracy = 正確さ{ $accuracy }
review-start = 開始局面
review-no-mark = この手に問題はありません。
review-better-line = よりよい手順：
review-show-better = よい手順を見る
review-try-idle = もっとよい手を見つけましょう。エンジンが応じます。
review-try-over = 対局は終わりました。
review-try-end = 振り返りに戻る
review-turn-before = 前の分かれ目
review-turn-next = 次の分かれ目
review-graph = 対局のグラフ
review-graph-chances = 各手の後の、各陣営の勝つ見込み
review-graph-steps = 各陣営の残りのマス数（最大{ $most }）
