puzzle-theme-catch-in-n =
    { $within ->
        [1] 이번 라운드에 팩맨을 잡으세요.
       *[other] { $within }라운드 안에 팩맨을 잡으세요.
    }
puzzle-theme-eat-and-live = 먹고, 살아남아 이기세요.
puzzle-theme-only-move = 이기는 수는 하나뿐이에요. 찾아보세요.
puzzle-theme-cut-the-way = 벽 하나면 이겨요. 어디에 놓을까요?
puzzle-theme-who-wins-the-race = 남은 벽이 없어요. 경주에서 이기세요.
puzzle-theme-save-the-draw = 이길 수는 없지만 상대의 승리는 막을 수 있어요. 어떻게 할까요?
puzzle-within =
    { $within ->
        [1] 이번 차례에 이겨요.
       *[other] 상대가 어떻게 두든 내 차례 { $within }번 안에 이겨요.
    }
puzzle-about = 내 역할: { $side }. { $id }, { $mode }, 난이도 { $level }/9.
puzzle-solved = 풀었어요!
puzzle-right = 맞아요. 상대의 응수: { $reply }. 계속하세요.
puzzle-right-go-on = 맞아요. 계속하세요.
puzzle-wrong = 이 수는 아니에요. 이렇게 무너져요: { $reply }. 다시 해 보세요.
puzzle-wrong-at-once = 이 수는 아니에요. 바로 져요. 다시 해 보세요.
puzzle-hint-walk = 움직일 말: { $piece }.
puzzle-hint-fence = 벽을 놓으세요.
puzzle-hint-relocate = 유령 방의 벽을 다른 곳으로 옮기세요.
puzzle-hint-enter = 게임판으로 들어가세요. 어디가 안전할까요?
puzzle-hint-spend = 보관한 쿠키를 쓰세요.
puzzle-hint-pass = 때로는 아무것도 안 하는 게 최선이에요.
puzzle-hint-file = { $place }열을 보세요.
puzzle-hint-row = { $place }행이에요.
puzzle-solution = 정답: { $moves }.
puzzle-lead = 정답이 하나씩인 { $count }개의 국면. 모든 정답은 증명되었어요.
puzzle-solve = 풀기
puzzle-look-again = 다시 보기
puzzle-streak =
    { $days ->
        [0] 매일 풀어서 연속 기록을 시작하세요.
       *[other] { $days }일 연속이에요.
    }
puzzle-count = { $all }개 중 { $solved }개 해결
puzzle-difficulty = 난이도
puzzle-any-difficulty = 전체
puzzle-easy = 쉬움
puzzle-medium = 보통
puzzle-hard = 어려움
puzzle-themes = 주제
puzzle-none = 그런 퍼즐은 없어요. 다른 난이도를 고르세요.
puzzle-name-catch-in-n = 팩맨 잡기
puzzle-name-eat-and-live = 먹고 살아남기
puzzle-name-only-move = 유일한 수
puzzle-name-cut-the-way = 길 끊기
puzzle-name-who-wins-the-race = 경주 이기기
puzzle-name-save-the-draw = 무승부 지키기
puzzle-all = 전체 목록
puzzle-link =
    { $result ->
        [solved] 퍼즐 { $number }, 난이도 { $difficulty }, 풀었음
        [tried] 퍼즐 { $number }, 난이도 { $difficulty }, 아직 못 풀었음
       *[new] 퍼즐 { $number }, 난이도 { $difficulty }
    }
puzzle-you = 내 역할: { $side } · 난이도 { $difficulty }/9
puzzle-steps = 찾아야 할 수: { $count }개
puzzle-back = 모든 퍼즐
puzzle-show = 정답 보기
puzzle-next = 다음 퍼즐
puzzle-solved-in =
    { $tries ->
        [1] 한 번에 풀었어요!
       *[other] { $tries }번 만에 풀었어요.
    }
puzzle-solved-daily =
    { $days ->
        [1] 오늘의 퍼즐 완료. 내일 또 만나요!
       *[other] 오늘의 퍼즐 완료: { $days }일 연속이에요!
    }
puzzle-shown = 정답은 이래요: { $moves }.
puzzle-proof-table = 증명됨: 이어질 수 있는 모든 국면을 풀었어요.
puzzle-proof-search = 증명됨: 모든 편의 모든 수를 살펴봤어요.
