board-left = 놓고 나면 { $count }개 남아요
board-your-piece = 내 말 { $piece }
board-piece = { $piece }
board-pellet = 쿠키
board-gate = 부활 칸
board-tunnel = { $square } 칸으로 통하는 터널
board-goal = { $side }의 목표
board-fences = 벽 { $ways }
board-north = 북쪽
board-east = 동쪽
board-south = 남쪽
board-west = 서쪽
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] 벽 { $slot } 가로
               *[vertical] 벽 { $slot } 세로
            }
       *[other]
            { $way ->
                [horizontal] { $old } 벽을 { $slot } 가로로 옮기기
               *[vertical] { $old } 벽을 { $slot } 세로로 옮기기
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost = { $side } { $count }칸
board-walk =
    { $squares ->
        [none] { $piece }: 갈 곳을 고르세요. 다음: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. 여기서 멈춰도 돼요. 다음: { $next }.
               *[no] { $piece }: { $squares }. 다음: { $next }.
            }
    }
board-which = 어느 말이 { $square } 칸으로 갈까요? { $pieces }
board-ask-enter-ghost = 유령이 있어서 팩맨이 잡혀요. 그래도 { $square } 칸으로 갈까요?
board-ask-confirm-walk = { $square } 칸으로 갈까요?
board-lift =
    { $fence ->
        [none] 옮길 유령 방 벽을 고르세요.
       *[other] { $fence } 벽을 들었어요. 어디로 옮길까요?
    }
board-no-fences = 지금은 벽을 놓을 수 없어요.
board-no-fence-here =
    { $way ->
        [horizontal] { $slot } 자리에는 가로 벽을 놓을 수 없어요.
       *[vertical] { $slot } 자리에는 세로 벽을 놓을 수 없어요.
    }
board-can-walk = 이동할 수 있음
board-can-enter = 들어갈 수 있음
board-out-of-reach = 이번 차례에는 { $square } 칸까지 갈 수 없어요.
board-within-reach = 갈 수 있는 칸: { $squares }.
board-no-walk = 지금 움직일 수 있는 말이 없어요.
board-action-spend = 쿠키 쓰기
board-action-end-turn = 차례 마치기
board-action-no-boost = 여기서 멈추기
board-action-pass = 패스
board-action-stay = { $piece } 그대로
board-action-enter = { $square } 칸에 들어가기
board-link = 이 게임판의 링크
play-boost-left = { $all }칸 중 { $left }칸 남음
play-chamber = 유령 방
play-steps = { $count }칸
