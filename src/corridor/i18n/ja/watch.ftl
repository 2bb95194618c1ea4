watch-lead = 今行われている公開対局です。
watch-none = 今行われている公開対局はありません。
watch-none-more = 自分で始めてみましょう。ここで見つけた人との対局は、だれでも観戦できます。
watch-open = 観戦：{ $game }、{ $names }
