review-why-exact =
    { $was ->
        [won] { $now ->
            [lost] 완전히 분석하면 { $side } 쪽이 이긴 국면이었는데, 이제는 진 국면이에요.
           *[even] 완전히 분석하면 { $side } 쪽이 이긴 국면이었어요. 이제는 누구도 확실히 이길 수 없어요.
        }
       *[even] 완전히 분석하면 누구도 확실히 이길 수 없었어요. 이제는 { $side } 쪽이 질 수밖에 없어요.
    }
review-why-win-at-once = { $side } 쪽이 바로 이길 수 있던 수: { $move }.
review-why-win-missed =
    { $moves ->
        [0] { $side } 쪽에 확실히 이기는 길이 있었어요. 첫 수는 { $move }.
        [1] { $side } 쪽이 한 수 만에 이길 수 있었어요: { $move }.
       *[other] { $side } 쪽이 { $moves }수 만에 이길 수 있었어요. 첫 수는 { $move }.
    }
review-why-loses-at-once = 이러면 { $rival } 쪽이 다음 수로 이겨요: { $move }.
review-why-forced-loss = 이제 { $side } 쪽은 버틸 수 없어요. 버틸 수 있던 수: { $move }.
review-why-last-fence-own-way = 마지막 벽인데 놓은 쪽의 지름길을 막아요: { $side } 쪽이 { $own }칸 더 가야 해요.
review-why-fence-hurts-self = 이 벽으로 { $rival } 쪽은 { $cost }칸, { $side } 쪽은 { $own }칸 손해예요.
review-why-fence-for-nothing = 이 벽은 아무도 늦추지 못해요. { $side } 쪽에 더 좋았던 수: { $move }.
review-why-better-fence = 이 벽은 { $rival } 쪽을 { $cost }칸 늦춰요. { $move } 벽이면 { $more }칸 늦출 수 있었어요.
review-why-fence-was-there = 벽을 놓을 기회였어요. { $move } 벽이면 { $rival } 쪽을 { $cost }칸 늦출 수 있었어요.
review-why-fence-allowed = 이제 { $rival } 차례이고, { $move } 벽이면 { $side } 쪽이 { $cost }칸 손해예요.
review-why-fences-gone = { $side } 쪽의 마지막 벽이었어요. { $rival } 쪽에는 { $left }개 남았어요.
review-why-walked-away = 목표에서 멀어졌어요. { $side } 쪽이 갈 길은 { $before }칸에서 { $after }칸이 됐어요.
review-why-no-progress = 옆으로 한 칸 갔어요. { $side } 쪽은 여전히 { $steps }칸 남았어요.
review-why-race-lost = { $side } 쪽은 { $rival } 쪽과의 경주에서 { $steps }칸 차로 져요. 벽이 필요했어요: { $move }.
review-why-jump-given = { $rival } 쪽에 뛰어넘을 기회를 줘요: { $square } 칸, 한 번에 두 칸.
review-why-jump-missed = { $side } 쪽이 뛰어넘을 수 있었어요: { $move }, 한 번에 두 칸.
review-why-walked-into-ghost = 유령과 부딪혀 { $side } 쪽이 목숨을 하나 잃어요. 더 좋은 수: { $move }.
review-why-seen-and-reached = { $side } 쪽이 거기 있으면 유령 { $ghosts }마리가 보고, 그 칸까지 올 수 있어요.
review-why-in-reach = { $side } 쪽이 거기 있으면 유령 { $ghosts }마리가 잡으러 올 수 있어요.
review-why-pellet-missed = { $square } 칸의 쿠키는 { $side } 쪽에서 { $steps }칸 거리였고, 안전했어요.
review-why-pellet-away = 쿠키에서 멀어졌어요. { $side } 쪽에서 가장 가까운 쿠키까지 { $before }칸이었는데 이제 { $after }칸이에요.
review-why-boost-unused = { $side } 쪽이 유령을 { $ghosts }마리 더 먹을 수 있던 수: { $move }.
review-why-catch-missed = { $side } 쪽이 { $rival } 쪽을 바로 잡을 수 있던 수: { $move }.
review-why-left-way-out =
    { $count ->
        [1] { $rival } 쪽에 안전하게 빠져나갈 칸이 남아요: { $square }. 막을 수 있던 수: { $move }.
       *[other] { $rival } 쪽에 안전하게 빠져나갈 칸이 { $count }개 남아요({ $square } 등). 막을 수 있던 수: { $move }.
    }
review-why-pellet-left = 이제 { $rival } 쪽이 { $square } 칸의 쿠키를 먹을 수 있어요.
review-why-ghosts-in-boost = 다음 쿠키를 먹으면 { $rival } 쪽이 부스트로 여기 유령 { $ghosts }마리를 먹을 수 있어요.
review-why-ghost-walked-away = 이 유령은 { $rival } 쪽까지 { $before }칸이었는데 이제 { $after }칸이에요.
review-why-only-move = 유일한 수예요. 다른 수였다면 { $side } 쪽의 손해가 컸어요.
review-why-chance-fell = { $side } 쪽의 승률이 { $before }%에서 { $after }%로 떨어졌어요. 더 좋은 수: { $move }.
review-the-ghosts = 유령
review-title = 복기
review-making = 모든 수를 살펴보는 중…
review-ahead = 먼저 기다리는 복기가 { $ahead }개 있어요.
review-stopped = 복기를 멈췄어요.
review-failed = 잘 안 됐어요. 다시 해 보세요.
review-ask = 이 게임 복기하기
review-back = 게임으로 돌아가기
review-accuracy = 정확도 { $accuracy }
review-start = 시작 국면
review-no-mark = 나무랄 데 없는 수예요.
review-better-line = 더 좋은 수순:
review-show-better = 더 좋은 수 보기
review-try-idle = 더 좋은 수를 찾아보세요. 엔진이 응수해요.
review-try-over = 게임이 끝났어요.
review-try-end = 복기로 돌아가기
review-turn-before = 이전 승부처
review-turn-next = 다음 승부처
review-graph = 그래프로 보는 게임
review-graph-chances = 수마다 각 편의 승률
review-graph-steps = 각 편의 남은 칸 수, 최대 { $most }
