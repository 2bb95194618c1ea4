preview-invitation = { $name } 님이 게임에 초대했어요
preview-nameless = 게임에 초대받았어요
preview-invitation-more = { $game }, { $clock }. 링크를 열고 앉으세요. 가입은 필요 없어요.
preview-game-now =
    { $moves ->
        [0] { $game }, 방금 시작. 링크를 열어 관전하세요.
       *[other] { $game }, { $moves }수 진행. 링크를 열어 관전하세요.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, 첫 수를 두기 전에 끝남.
       *[other] { $game }, { $moves }수 만에 끝남. 링크를 열어 살펴보세요.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, 첫 수를 두기 전. 링크를 열면 { $moves }수를 모두 볼 수 있어요.
       *[other] { $game }, { $moves }수 중 { $ply }수째. 링크를 열면 모두 볼 수 있어요.
    }
preview-position = { $game }의 한 국면
preview-analysis-more = 링크를 열어 수를 두어 보고 엔진에게 물어보세요.
preview-position-more = 링크를 열어 게임판을 보고 수를 두어 보세요.
preview-puzzle = 퍼즐: { $game }
preview-puzzle-daily = 오늘의 퍼즐: { $game }
preview-maze = { $game } 미로
preview-maze-more = 구경하고, 고치고, 컴퓨터나 친구와 해 보세요.
push-turn = 내 차례
push-turn-with = { $game }({ $names }) 게임이 기다리고 있어요.
push-turn-alone = { $game } 게임이 기다리고 있어요.
