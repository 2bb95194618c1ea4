ask-last = { $who }: { $move }.
ask-last-none = 아직 둔 수가 없어요.
ask-no-clock = 이 게임은 시간 제한이 없어요.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] 게임판에 벽이 없어요.
       *[other] 게임판의 벽 { $count }개: { $fences }.
    }
ask-edible = 팩맨이 지금 먹을 수 있는 유령: { $pieces }.
ask-route = { $piece }: { $square } 칸까지 { $count }칸.
ask-route-to-pacman = { $piece }: 팩맨까지 { $count }칸.
ask-no-route = { $piece }: 가는 길이 없어요.
ask-no-distances = 팩맨이 아직 게임판에 없어요.
ask-ways = { $square } 칸에서: { $ways }.
ask-ways-closed = 막힌 쪽: { $ways }.
ask-way = { $way } { $square }
ask-way-piece = { $way } { $square }, 말 있음: { $pieces }
ask-tunnel = 터널로
ask-which-square = 칸을 붙여 주세요. 예: w e4.
ask-along =
    { $count ->
        [0] { $line }{ $kind ->
            [file] 열
           *[row] 행
        } 옆에는 벽이 없어요.
       *[other] { $line }{ $kind ->
            [file] 열
           *[row] 행
        } 옆의 벽: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } 막는 곳 { $steps }
ask-which-line = 열이나 행을 붙여 주세요. 예: s e 또는 s 4.
ask-goal-row = { $side }: { $row }행으로 달려요.
ask-goal-file = { $side }: { $file }열로 달려요.
ask-goal-any = { $side }: 이 중 한 칸으로 달려요, { $squares }.
ask-goal-pacman =
    { $count ->
        [0] 팩맨이 쿠키를 모두 먹었어요.
       *[other] 팩맨은 쿠키 { $count }개를 더 먹으면 이겨요: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] 팩맨의 목숨이 남지 않았어요.
       *[other] 유령은 팩맨을 { $lives }번 더 잡으면 이겨요.
    }
ask-help =
    질문: l 마지막 수. c 시간. f 벽. p 말. d 남은 거리.
    w e4 e4 칸에서 나가는 길. s e 또는 s 4 e열이나 4행 옆의 벽. g 누가 어떻게 이기는지. “?” 이 도움말.
