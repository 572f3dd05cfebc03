import {
  bet,
  drawing,
  element,
  errorText,
  hundredths,
  isCalm,
  money,
  openTable,
  t,
  type Table,
} from './shared.ts';

/** As in games/tide.ts, which decides: what the marks pay, in hundredths. The chance is 9,900 / multiplier percent. */
const MULTIPLIERS = [
  110, 120, 132, 150, 165, 180, 200, 220, 250, 300, 330, 400, 450, 500, 600, 750, 900, 1000, 1200, 1500, 2000,
  3300, 5000, 9900,
];
const LEVELS = 10_000;
/** The band of the picture in which the water moves, in per cent of its height from below. */
const LOWEST = 8;
const HIGHEST = 84;

const heightOf = (level: number) => LOWEST + (level / LEVELS) * (HIGHEST - LOWEST);

const WAVE = `<svg viewBox="0 0 480 24" preserveAspectRatio="none" aria-hidden="true"><path d="M0 12 C20 0 40 0 60 12 S100 24 120 12 S160 0 180 12 S220 24 240 12 S280 0 300 12 S340 24 360 12 S400 0 420 12 S460 24 480 12 V24 H0 Z"/></svg>`;

const HARBOUR = `<svg class="harbour" viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#070f2b"/><stop offset="0.5" stop-color="#1d2c63"/><stop offset="0.78" stop-color="#8c4a78"/><stop offset="1" stop-color="#e8935a"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffe6ab" stop-opacity="0.8"/><stop offset="1" stop-color="#ffe6ab" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#ffeeb0" stop-opacity="0.75"/><stop offset="1" stop-color="#ffeeb0" stop-opacity="0"/></linearGradient>
</defs>
<rect width="400" height="500" fill="url(#sky)"/>
<g class="stars" fill="#fff"><circle cx="30" cy="60" r="1.2"/><circle cx="78" cy="120" r="1"/><circle cx="140" cy="40" r="1.5"/><circle cx="190" cy="95" r="1"/><circle cx="235" cy="55" r="1.2"/><circle cx="260" cy="150" r="1"/><circle cx="345" cy="45" r="1.4"/><circle cx="380" cy="130" r="1"/><circle cx="52" cy="205" r="1.1"/><circle cx="165" cy="175" r="1"/></g>
<circle cx="96" cy="150" r="80" fill="url(#glow)"/><circle cx="96" cy="150" r="28" fill="#fff3d0"/><circle cx="88" cy="142" r="5" fill="#f0dca8"/><circle cx="106" cy="158" r="7" fill="#f0dca8"/>
<path d="M0 380 C60 320 110 345 160 362 C215 322 270 300 400 345 V500 H0 Z" fill="#17204a"/>
<g fill="#ffce7a" opacity="0.85"><rect x="22" y="372" width="3" height="4"/><rect x="46" y="362" width="3" height="4"/><rect x="60" y="372" width="3" height="4"/><rect x="142" y="370" width="3" height="4"/><rect x="198" y="354" width="3" height="4"/><rect x="214" y="362" width="3" height="4"/></g>
<path class="beam" d="M316 213 L0 130 V270 Z" fill="url(#beam)"/>
<path d="M236 500 C252 410 285 372 318 372 C352 372 385 395 400 420 V500 Z" fill="#10142b"/>
<path d="M292 380 L301 236 H339 L348 380 Z" fill="#efe8da"/><path d="M294 342 L297 300 H343 L346 342 Z M299 268 L301 236 H339 L341 268 Z" fill="#cc443e"/>
<path d="M320 236 H339 L348 380 H320 Z" fill="#000" opacity="0.16"/>
<rect x="294" y="226" width="52" height="11" rx="3" fill="#1b2138"/><rect x="305" y="199" width="30" height="28" rx="3" fill="#ffe9a6"/><path d="M299 200 L320 179 L341 200 Z" fill="#cc443e"/>
</svg>`;

const BOAT = `<svg class="boat" viewBox="0 0 120 110" aria-hidden="true"><path d="M56 76 V6 L102 70 Z" fill="#fdf1d6"/><path d="M50 76 V20 L18 70 Z" fill="#f0c987"/><path d="M8 78 H112 L96 106 H26 Z" fill="#7a3b26"/><path d="M8 78 H112 L109 86 H11 Z" fill="#c9783f"/></svg>`;

function play(table: Table): void {
  const { scene, panel } = table;
  let side: 'below' | 'above' = 'above';
  let odds = 6;

  const water = element('div', { class: 'water' }, element('div', { class: 'boats' }, drawing(BOAT)));
  water.append(
    element('div', { class: 'wave back' }, drawing(WAVE)),
    element('div', { class: 'wave' }, drawing(WAVE)),
  );
  const zone = element('div', { class: 'zone' });
  const rope = element('div', { class: 'rope' });
  const tag = element('bdi', { class: 'tag', dir: 'ltr' });
  rope.append(tag);
  const gauge = element('output', { class: 'gauge', dir: 'ltr', 'aria-hidden': 'true' });
  scene.append(drawing(HARBOUR), zone, water, rope, gauge);
  scene.setAttribute('aria-hidden', 'true');
  let level = 2600;
  const setWater = (value: number, milliseconds: number) => {
    level = value;
    water.style.transitionDuration = isCalm() ? '0ms' : `${milliseconds}ms`;
    water.style.setProperty('--height', `${heightOf(value)}%`);
  };
  setWater(level, 0);

  const pays = element('output', { dir: 'ltr' });
  const chance = element('output', { dir: 'ltr' });
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: String(MULTIPLIERS.length - 1),
    value: String(odds),
    'aria-label': t('mark'),
  });
  const sides = (['below', 'above'] as const).map((name) => {
    const input = element('input', { type: 'radio', name: 'side', value: name });
    input.checked = name === side;
    input.addEventListener('change', () => {
      side = name;
      show();
    });
    return element('label', { class: `side ${name}` }, input, element('span', {}, t(name)));
  });
  const markOf = () => {
    const levels = 990_000 / MULTIPLIERS[odds]!;
    return side === 'below' ? levels : LEVELS - levels;
  };
  const show = () => {
    const multiplier = MULTIPLIERS[odds]!;
    const mark = hundredths(markOf());
    const share = `${hundredths(990_000 / multiplier)}%`;
    pays.textContent = `${hundredths(multiplier)}×`;
    chance.textContent = share;
    tag.textContent = mark;
    slider.setAttribute('aria-valuetext', `${t('mark')} ${mark}, ${t('pays')} ${pays.textContent}, ${share}`);
    rope.style.bottom = `${heightOf(markOf())}%`;
    zone.style.bottom = side === 'below' ? '0' : `${heightOf(markOf())}%`;
    zone.style.top = side === 'below' ? `${100 - heightOf(markOf())}%` : '0';
  };
  slider.addEventListener('input', () => {
    odds = Number(slider.value);
    show();
  });

  const button = element('button', { type: 'button', class: 'main' }, t('play'));
  panel.append(
    element('div', { class: 'sides', role: 'radiogroup', 'aria-label': t('side') }, ...sides),
    element(
      'dl',
      { class: 'facts' },
      element('div', {}, element('dt', {}, t('pays')), element('dd', {}, pays)),
      element('div', {}, element('dt', {}, t('chance')), element('dd', {}, chance)),
    ),
    slider,
    table.stakeControl,
    button,
  );
  show();
  table.say(t('side'));

  button.addEventListener('click', () => void round());
  async function round() {
    table.setBusy(true);
    scene.dataset.result = '';
    gauge.textContent = '';
    table.say('');
    // The water falls while the site takes the bet, and rises to the level that was drawn.
    setWater(400, 500);
    try {
      const [outcome] = await Promise.all([bet(table.stake(), { side, odds }), pause(500)]);
      const drawn = outcome.round.data.level as number;
      setWater(drawn, 1400);
      await countTo(gauge, drawn, 1400);
      const isWin = outcome.round.multiplier > 0;
      scene.dataset.result = isWin ? 'win' : 'loss';
      const amount = money(outcome.round.payout);
      const stopped = t('level', { level: hundredths(drawn) });
      if (outcome.balance !== null) table.setBalance(outcome.balance);
      else if (isWin) table.say(t('payoutWaits', { amount }));
      if (outcome.balance !== null || !isWin)
        table.say(`${stopped} ${isWin ? t('wins', { amount }) : t('loses')}`, isWin ? 'win' : 'loss');
      table.addResult(hundredths(drawn), isWin);
    } catch (error) {
      setWater(2600, 600);
      table.say(errorText(error), 'error');
    }
    table.setBusy(false);
    button.focus({ preventScroll: true });
  }
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, isCalm() ? 0 : milliseconds));

/** Counts a number up while the water rises. */
function countTo(output: HTMLOutputElement, value: number, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now();
    const step = (at: number) => {
      const part = isCalm() ? 1 : Math.min(1, (at - started) / milliseconds);
      const eased = 1 - (1 - part) ** 3;
      output.textContent = hundredths(Math.round(400 + (value - 400) * eased));
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

const table = await openTable([t('tideRules')]);
if (table) play(table);
