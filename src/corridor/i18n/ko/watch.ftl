watch-lead = 지금 진행 중인 공개 게임이에요.
watch-none = 지금 진행 중인 공개 게임이 없어요.
watch-none-more = 직접 시작해 보세요. 여기서 만난 사람과 하는 게임은 누구나 관전할 수 있어요.
watch-open = { $game } 관전: { $names }
