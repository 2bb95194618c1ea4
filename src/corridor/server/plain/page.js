// The plain page: lay a table, join one, see the board, type a move. It draws and never judges.
const words = JSON.parse(document.getElementById('words').textContent);
const say = (key, args = {}) =>
  Object.entries(args).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), words[key] || key);
const $ = (id) => document.getElementById(id);
for (const node of document.querySelectorAll('[data-say]')) node.textContent = say(node.dataset.say);

async function ask(path, body) {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw told;
  return told;
}

const refused = (told) =>
  told.args && told.args.refusal
    ? say(`refusal-${told.args.refusal.replaceAll('_', '-')}`, { pieces: (told.args.pieces || []).join(', '), squares: (told.args.squares || []).join(', ') })
    : say(`declined-${(told.code || '').replaceAll('_', '-')}`);

const name = location.pathname.slice(1);
if (/^[0-9a-zA-Z]{8}$/.test(name)) table(name);
else if (name.startsWith('join/')) join(name.slice(5));
else lobby();

async function join(secret) {
  await ask('/api/guest', {});
  try {
    location.replace(`/${(await ask('/api/join', { secret })).match}`);
  } catch (told) { alert(refused(told)); location.replace('/'); }
}

async function lobby() {
  $('lobby').hidden = false;
  for (const mode of words.modes) $('create').mode.append(new Option(say(`mode-${mode}`), mode));
  await ask('/api/guest', {});
  $('create').addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = $('create');
    const seats = Number(form.seats.value);
    const level = Number(form.level.value);
    const bots = {};
    if (level) for (let seat = 1; seat < seats; seat += 1) bots[seat] = level;
    try {
      const made = await ask('/api/tables', {
        setup: { mode: form.mode.value, seats, public: form.public.checked }, name: form.name.value, bots,
      });
      sessionStorage.setItem(made.match, JSON.stringify(made));
      location.href = `/${made.match}`;
    } catch (told) { alert(refused(told)); }
  });
  $('join').addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const joined = await ask('/api/join', { secret: $('join').secret.value.trim() });
      location.href = `/${joined.match}`;
    } catch (told) { alert(refused(told)); }
  });
  connect((message, tell) => {
    if (message.type === 'hello') tell({ type: 'lobby', on: true });
    if (message.type === 'lobby') {
      $('tables').replaceChildren(...message.tables.map((one) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = `/${one.match}`;
        link.textContent = `${say(`mode-${one.mode}`)}: ${one.seats.map((who) => who || '–').join(', ')}`;
        item.append(link);
        return item;
      }));
    }
  });
}

function connect(hear) {
  let wait = 200;
  const open = () => {
    const socket = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/ws`);
    const tell = (message) => socket.send(JSON.stringify(message));
    socket.addEventListener('open', () => { wait = 200; tell({ type: 'hello', version: 1 }); });
    socket.addEventListener('message', (event) => hear(JSON.parse(event.data), tell));
    socket.addEventListener('close', () => { setTimeout(open, wait); wait = Math.min(wait * 2, 5000); });
  };
  open();
}

async function table(match) {
  $('table').hidden = false;
  await ask('/api/guest', {});
  const made = JSON.parse(sessionStorage.getItem(match) || '{}');
  let seq = 0; let state = null; let you = ''; let tell = () => {};
  const mine = () => state.seats.filter((seat) => seat.player && seat.player === you);
  const send = (type, more = {}) => tell({ type, match, seq, ...more });
  $('move').addEventListener('submit', (event) => {
    event.preventDefault();
    send('move', { move: $('move').move.value.trim() });
    $('move').move.value = '';
  });
  const button = (key, act) => {
    const node = document.createElement('button');
    node.textContent = say(key);
    node.addEventListener('click', act);
    return node;
  };
  const draw = () => {
    $('board').replaceChildren(Object.assign(new Image(), { src: `/game/export/${match}.svg?seq=${seq}`, alt: '' }));
    $('seats').replaceChildren(...state.seats.map((seat) => {
      const item = document.createElement('li');
      const who = seat.level ? say('page-bot', { level: seat.level }) : seat.name || (seat.player ? say('page-guest') : '–');
      item.textContent = who + (seat.player === you && you ? ` (${say('page-you')})` : '');
      if (state.phase === 'open' && !seat.player && !seat.level) item.append(button('page-sit', () => send('take', { seat: seat.seat })));
      return item;
    }));
    const buttons = [];
    if (state.phase === 'open') buttons.push(button('page-fill', () => send('fill', { level: 3 })), button('page-start', () => send('start')));
    for (const seat of mine().slice(0, 1)) {
      if (state.phase === 'playing') {
        buttons.push(button('page-resign', () => send('resign', { seat: seat.seat })), button('page-draw', () => send('offer', { seat: seat.seat, kind: 'draw' })), button('page-takeback', () => send('offer', { seat: seat.seat, kind: 'takeback' })), button('page-hint', () => send('hint', { seat: seat.seat })));
      }
      if (state.phase === 'over') buttons.push(button('page-rematch', () => send('offer', { seat: seat.seat, kind: 'rematch' })));
      for (const offer of state.offers || []) {
        if (!offer.agreed.includes(seat.seat)) buttons.push(button(`page-accept-${offer.kind}`, () => send('answer', { seat: seat.seat, kind: offer.kind, yes: true })));
      }
    }
    $('buttons').replaceChildren(...buttons);
    $('turn').textContent = say(`page-phase-${state.phase}`) + (state.result ? ` ${state.result.winners.map((side) => side + 1).join(', ')} (${state.result.reason})` : '');
    $('links').textContent = state.phase === 'open' && made.code ? say('page-invite', { code: made.code }) + ' ' + Object.values(made.links).map((secret) => `${location.origin}/join/${secret}`).join(' ') : '';
  };
  connect((message, sender) => {
    tell = sender;
    if (message.type === 'hello') { you = message.you; tell({ type: 'subscribe', match, after: seq }); }
    if (message.seq !== undefined && message.type !== 'done') seq = Math.max(seq, message.seq);
    if (message.type === 'snapshot') {
      $('log').replaceChildren(...message.moves.map((move) => Object.assign(document.createElement('li'), { textContent: move })));
    }
    if (message.table) { state = message.table; draw(); }
    if (message.type === 'event') {
      if (message.event.type === 'moved') $('log').append(Object.assign(document.createElement('li'), { textContent: message.event.move }));
      if (message.event.type === 'continued') location.href = `/${message.event.match}`;
      if (message.event.type === 'tookback') location.reload();
      $('moves').replaceChildren();
      $('said').textContent = '';
    }
    if (message.type === 'options') {
      const found = message.options;
      const texts = [...found.walks.flatMap((one) => one.walks), ...found.fences.map((one) => one.move), ...found.enters, ...(found.spend ? [found.spend] : []), ...found.passes];
      $('moves').replaceChildren(...texts.map((text) => new Option(text, text)));
      $('turn').textContent = say('page-your-turn');
    }
    if (message.type === 'hint') $('move').move.value = message.move;
    if (message.type === 'refused') $('said').textContent = refused(message);
  });
}
