import { describe, expect, it } from 'vitest';
import { FENCES, SPAN, STEP, postOf, slotOf, tileOf, type Point, type Turn } from './geometry';
import {
  DWELL,
  EXPIRY,
  HOLD,
  IDLE,
  SLIDE,
  hovered,
  resolve,
  type Field,
  type Gesture,
  type Input,
  type Intent,
} from './resolver';

const TURNS: Turn[] = [0, 1, 2, 3];
const MARGIN = { left: 15, right: 9, top: 9, bottom: 15 }; // of a board on a phone
const PIXEL = (SPAN + MARGIN.left + MARGIN.right) / 320; // board units of one on a narrow phone

/** Fences that may not be placed because of those that stand; no fence may cross or overlap. */
function fits(fence: string, standing: string[]): boolean {
  const [x, y] = [fence.charCodeAt(0), fence.charCodeAt(1)];
  return standing.every((other) => {
    const [dx, dy] = [other.charCodeAt(0) - x, other.charCodeAt(1) - y];
    if (dx === 0 && dy === 0) return false;
    if (other[2] !== fence[2]) return true;
    return fence[2] === 'h' ? dy !== 0 || Math.abs(dx) > 1 : dx !== 0 || Math.abs(dy) > 1;
  });
}

const CROWD = 'a2h c2h e2h g2h b4v d4v f4v h4v a6h c6h f6h b8v d8v g7v e7v h2v'.split(' ');

function fieldOf(turn: Turn, standing: string[] = []): Field {
  const slots = FENCES.map((fence) => ({
    fence,
    post: postOf(fence, turn),
    lying: slotOf(fence, turn).lying,
    legal: fits(fence, standing),
  }));
  const there = slots.filter((slot) => standing.includes(slot.fence));
  return { slots, held: null, aims: true, standing: there, own: [] };
}

/** Let a gesture go through inputs; what was meant last, and all that was meant. */
function act(
  field: Field,
  inputs: Input[],
  from: Gesture = IDLE,
): { last: Intent; all: Intent[]; gesture: Gesture } {
  let gesture = from;
  const all = inputs.map((input) => {
    const step = resolve(gesture, input, field);
    gesture = step.gesture;
    return step.intent;
  });
  return { last: all.at(-1)!, all, gesture };
}

/** A finger hits whole pixels only. */
function pixel({ x, y }: Point): Point {
  return { x: Math.round(x / PIXEL) * PIXEL, y: Math.round(y / PIXEL) * PIXEL };
}

function slide(from: Point, to: Point, steps = 6): Input[] {
  const moves = Array.from({ length: steps }, (_, index): Input => {
    const part = (index + 1) / steps;
    const at = pixel({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    return { type: 'move', at, time: 20 * (index + 1) };
  });
  return [
    { type: 'down', at: pixel(from), time: 0 },
    ...moves,
    { type: 'up', at: pixel(to), time: 20 * steps + 10 },
  ];
}

function hold(at: Point): Input[] {
  return [
    { type: 'down', at: pixel(at), time: 0 },
    { type: 'tick', time: HOLD },
    { type: 'up', at: pixel(at), time: HOLD + 30 },
  ];
}

function released({ last }: { last: Intent }): string | null {
  return last.kind === 'release' ? last.slot.fence : null;
}

describe('a still tap', () => {
  it('must never be a fence, wherever it is', () => {
    const field = fieldOf(0);
    for (let x = -10; x <= SPAN + 10; x += 7) {
      for (let y = -10; y <= SPAN + 10; y += 7) {
        const near = { x: x + SLIDE * 0.6, y: y + SLIDE * 0.6 };
        const { all } = act(field, [
          { type: 'down', at: { x, y }, time: 0 },
          { type: 'tick', time: 120 },
          { type: 'move', at: near, time: 180 },
          { type: 'up', at: near, time: HOLD - 1 },
        ]);
        expect(all.map((intent) => intent.kind)).toEqual(['none', 'none', 'none', 'tap']);
      }
    }
  });

  it('must mean the point where the finger came down', () => {
    const { last } = act(fieldOf(0), [
      { type: 'down', at: { x: 100, y: 100 }, time: 0 },
      { type: 'up', at: { x: 108, y: 96 }, time: 90 },
    ]);
    expect(last).toEqual({ kind: 'tap', at: { x: 100, y: 100 } });
  });

  it('on the ghost fence must place it', () => {
    const field = { ...fieldOf(0), held: fieldOf(0).slots.find((slot) => slot.fence === 'e4h')! };
    const post = postOf('e4h', 0);
    const { last } = act(field, [
      { type: 'down', at: { x: post.x + 30, y: post.y + 6 }, time: 0 },
      { type: 'up', at: { x: post.x + 30, y: post.y + 6 }, time: 90 },
    ]);
    expect(last).toEqual({ kind: 'tapGhost' });
  });
});

describe('a slide', () => {
  it('must lay the fence along its own direction', () => {
    const post = postOf('e4h', 0);
    const across = slide({ x: post.x - 40, y: post.y }, post);
    const down = slide({ x: post.x, y: post.y - 40 }, post);
    expect(released(act(fieldOf(0), across))).toBe('e4h');
    expect(released(act(fieldOf(0), down))).toBe('e4v');
  });

  it('may turn the fence when it goes on in the other direction for a square', () => {
    const post = postOf('e4h', 0);
    const corner = { x: post.x, y: post.y - 2 * STEP };
    const turned = [
      ...slide({ x: post.x - 100, y: corner.y }, corner).slice(0, -1),
      ...slide(corner, post).slice(1),
    ];
    expect(released(act(fieldOf(0), turned))).toBe('e4v');
  });

  it('must keep its direction while the other is not clearly better', () => {
    const from = { x: 100, y: 200 };
    const field = fieldOf(0);
    const start = slide(from, { x: 140, y: 200 }).slice(0, -1);
    const { gesture } = act(field, start);
    // Two ways of the same length: without a margin the fence would flicker between them.
    const aslant = resolve(gesture, { type: 'move', at: { x: 140, y: 240 }, time: 500 }, field);
    const steep = resolve(gesture, { type: 'move', at: { x: 140, y: 255 }, time: 500 }, field);
    expect(aslant.intent.kind === 'aim' && aslant.intent.slot?.lying).toBe(true);
    expect(steep.intent.kind === 'aim' && steep.intent.slot?.lying).toBe(false);
  });

  it('must keep its slot until another is clearly nearer', () => {
    const field = fieldOf(0);
    const post = postOf('d4h', 0);
    const { gesture } = act(field, slide({ x: post.x - 40, y: post.y }, post).slice(0, -1));
    const past = (x: number) => {
      const step = resolve(
        gesture,
        { type: 'move', at: { x: post.x + x, y: post.y }, time: 300 },
        field,
      );
      return step.intent.kind === 'aim' ? step.intent.slot?.fence : null;
    };
    expect(past(STEP / 2 + 1)).toBe('d4h');
    expect(past(STEP * 0.6)).toBe('e4h');
  });

  it('off the board must cancel', () => {
    const { all } = act(fieldOf(0), slide({ x: 200, y: 60 }, { x: 200, y: -60 }));
    expect(all.at(-1)).toEqual({ kind: 'cancel' });
  });

  it('must snap to the nearest legal slot, and never to a refused one', () => {
    const field = fieldOf(0, ['d4h']);
    const post = postOf('d4h', 0);
    const found = released(act(field, slide({ x: post.x - 40, y: post.y }, post)))!;
    expect(found).not.toBe('d4h');
    expect(field.slots.find((slot) => slot.fence === found)?.legal).toBe(true);
  });

  it('must do nothing where fences are dragged from the tray only', () => {
    const { all } = act(
      { ...fieldOf(0), aims: false },
      slide({ x: 100, y: 100 }, { x: 200, y: 100 }),
    );
    expect(new Set(all.map((intent) => intent.kind))).toEqual(new Set(['none']));
  });
});

describe('a finger on a piece that may walk', () => {
  const own = tileOf('e1', 0);
  const field: Field = { ...fieldOf(0), own: [own] };
  const middle = { x: own.x + 20, y: own.y + 20 };

  it('must carry it, and never aim a fence', () => {
    const { all, last } = act(field, slide(middle, postOf('c4h', 0)));
    expect(last).toMatchObject({ kind: 'drop', from: pixel(middle) });
    expect(all.some(({ kind }) => kind === 'aim' || kind === 'release')).toBe(false);
  });

  it('must not aim a fence when it is held', () => {
    const down: Input = { type: 'down', at: middle, time: 0 };
    const up: Input = { type: 'up', at: middle, time: 3 * HOLD };
    const { all } = act(field, [down, { type: 'tick', time: 2 * HOLD }, up]);
    expect(all.map(({ kind }) => kind)).toEqual(['none', 'none', 'tap']);
  });

  it('must adjust the ghost fence that lies over its edge', () => {
    const held = field.slots.find((slot) => slot.fence === 'e1h')!;
    const from = { x: middle.x, y: own.y + 4 };
    const to = { x: from.x - STEP, y: from.y - STEP };
    expect(released(act({ ...field, held }, slide(from, to)))).toBe('d2h');
  });
});

describe('dwelling on a refused slot', () => {
  const field = fieldOf(0, ['d4h']);
  const post = postOf('d4h', 0);
  const there = act(field, slide({ x: post.x - 40, y: post.y }, post).slice(0, -1)).gesture;

  it('must show it, so that its reason can be said', () => {
    const early = resolve(there, { type: 'tick', time: 120 + DWELL / 2 }, field);
    const late = resolve(there, { type: 'tick', time: 120 + DWELL }, field);
    expect(early.intent.kind === 'aim' && early.intent.slot?.legal).toBe(true);
    expect(late.intent.kind === 'aim' && late.intent.slot?.fence).toBe('d4h');
  });

  it('must end when the finger goes on', () => {
    const away = { x: post.x + 2 * STEP, y: post.y };
    const { last } = act(
      field,
      [
        { type: 'tick', time: 120 + DWELL },
        { type: 'move', at: away, time: 700 },
      ],
      there,
    );
    expect(last.kind === 'aim' && last.slot?.fence).toBe('f4h');
  });
});

describe('a hold', () => {
  it('must take the direction of the nearest groove', () => {
    const post = postOf('e4h', 0);
    expect(released(act(fieldOf(0), hold({ x: post.x + 15, y: post.y })))).toBe('e4h');
    expect(released(act(fieldOf(0), hold({ x: post.x, y: post.y + 15 })))).toBe('e4v');
  });
});

describe('a gesture', () => {
  const aiming = act(
    fieldOf(0),
    slide({ x: 100, y: 200 }, { x: 180, y: 200 }).slice(0, -1),
  ).gesture;

  it('must be cancelled by a second finger, until all are lifted', () => {
    const { all, gesture } = act(
      fieldOf(0),
      [{ type: 'second' }, { type: 'move', at: { x: 300, y: 200 }, time: 300 }],
      aiming,
    );
    expect(all.map((intent) => intent.kind)).toEqual(['cancel', 'none']);
    expect(gesture.phase).toBe('blocked');
  });

  it('must expire when the lifting of the finger got lost', () => {
    const { last, gesture } = act(fieldOf(0), [{ type: 'tick', time: 120 + EXPIRY }], aiming);
    expect(last.kind).toBe('cancel');
    expect(gesture.phase).toBe('idle');
  });

  it('that begins on the ghost fence must move it by as much as the finger moves', () => {
    const slots = fieldOf(0).slots;
    const field: Field = { ...fieldOf(0), held: slots.find((slot) => slot.fence === 'c3v')! };
    const post = postOf('c3v', 0);
    const from = { x: post.x + 8, y: post.y + 30 };
    const to = { x: from.x + 2 * STEP, y: from.y - STEP };
    expect(released(act(field, slide(from, to)))).toBe('e4v');
  });

  it('from the tray must aim as soon as it is over the board', () => {
    const post = postOf('b2h', 0);
    const { last, all } = act(fieldOf(0), [
      { type: 'down', at: { x: 200, y: SPAN + 90 }, time: 0, tray: true },
      { type: 'move', at: { x: 200, y: SPAN + 60 }, time: 50 },
      { type: 'move', at: { x: post.x + 14, y: post.y }, time: 100 },
      { type: 'up', at: { x: post.x + 14, y: post.y }, time: 120 },
    ]);
    expect(all[1]).toEqual({ kind: 'aim', slot: null });
    expect(last.kind === 'release' && last.slot.fence).toBe('b2h');
  });
});

describe.each(TURNS)('on a board of 320 pixels, turned %i times,', (turn) => {
  describe.each([
    ['an empty board', [] as string[]],
    ['a crowded board', CROWD],
  ])('on %s', (_, standing) => {
    const field = fieldOf(turn, standing);
    const legal = field.slots.filter((slot) => slot.legal);

    it('every legal fence can be reached by a slide', () => {
      for (const { fence, post, lying } of legal) {
        const back = STEP * 0.9;
        const from = lying ? { x: post.x - back, y: post.y } : { x: post.x, y: post.y - back };
        expect(released(act(field, slide(from, post)))).toBe(fence);
      }
    });

    it('every legal fence can be reached by a hold', () => {
      for (const { fence, post, lying } of legal) {
        const aside = lying ? { x: post.x + 12, y: post.y } : { x: post.x, y: post.y + 12 };
        expect(released(act(field, hold(aside)))).toBe(fence);
      }
    });

    it('every legal fence can be reached by a mouse', () => {
      for (const { fence, post, lying } of legal) {
        const aside = lying ? { x: post.x + 12, y: post.y } : { x: post.x, y: post.y + 12 };
        expect(hovered(aside, field, null)?.fence).toBe(fence);
      }
    });
  });

  it('there are 128 fences to reach', () => {
    expect(fieldOf(turn).slots.filter((slot) => slot.legal)).toHaveLength(128);
  });
});

describe('a mouse', () => {
  it('in the middle of a square must think of no fence', () => {
    expect(hovered({ x: 220, y: 220 }, fieldOf(0), null)).toBeNull();
  });

  it('in a groove must think of a fence that lies under it', () => {
    expect(hovered({ x: 220, y: 245 }, fieldOf(0), null)?.lying).toBe(true);
    expect(hovered({ x: 245, y: 220 }, fieldOf(0), null)?.lying).toBe(false);
  });

  it('between two slots must keep the one it had', () => {
    const field = fieldOf(0);
    const one = hovered({ x: postOf('d4h', 0).x, y: postOf('d4h', 0).y }, field, null);
    const between = { x: postOf('d4h', 0).x + STEP / 2 + 1, y: postOf('d4h', 0).y };
    expect(hovered(between, field, one)?.fence).toBe('d4h');
    expect(hovered(between, field, null)?.fence).toBe('e4h');
  });

  it('near a taken slot may find the next fence that lies under it', () => {
    const post = postOf('e4h', 0);
    const found = hovered({ x: post.x, y: post.y + 12 }, fieldOf(0, ['e4h']), null);
    expect(found?.fence).toBe('e3v');
  });
});

describe('resting on a fence that stands', () => {
  const at = postOf('e4h', 0);

  it('asks nothing with a mouse', () => {
    const field = fieldOf(0, ['e4h']);
    for (const dx of [-40, -12, 0, 12, 40]) {
      expect(hovered({ x: at.x + dx, y: at.y + 2 }, field, null)).toBeNull();
    }
    expect(hovered({ x: at.x, y: at.y + 100 }, field, null)?.fence).toBeDefined();
  });

  it('means that fence with a finger, and none across it', () => {
    for (const standing of ['e4h', 'e4v']) {
      const { all } = act(fieldOf(0, [standing]), [
        { type: 'down', at, time: 0 },
        { type: 'tick', time: 300 },
        { type: 'tick', time: 900 },
        { type: 'tick', time: 1500 },
      ]);
      const aimed = all.flatMap((one) => (one.kind === 'aim' && one.slot ? [one.slot] : []));
      const refused = aimed.filter((slot) => !slot.legal).map((slot) => slot.fence);
      expect(new Set(refused)).toEqual(new Set([standing]));
    }
  });
});
