import {
  bet,
  collect,
  drawing,
  element,
  errorText,
  hundredths,
  money,
  move,
  openTable,
  t,
  type RoundView,
  type Table,
} from './shared.ts';

/** As in games/tower.ts, which decides: lanterns of each floor from below, and what the round pays after it, in hundredths. */
const FLOORS = [
  [5, 123],
  [4, 164],
  [3, 246],
  [3, 369],
  [2, 738],
  [2, 1476],
  [2, 2952],
  [2, 5904],
] as const;

const NIGHT = `<svg class="night" viewBox="0 0 400 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#120a2c"/><stop offset="0.55" stop-color="#3d1d54"/><stop offset="0.88" stop-color="#9c3d58"/><stop offset="1" stop-color="#d97f52"/></linearGradient></defs>
<rect width="400" height="600" fill="url(#night)"/>
<g fill="#fff" opacity="0.8"><circle cx="30" cy="60" r="1.2"/><circle cx="88" cy="130" r="1"/><circle cx="140" cy="40" r="1.5"/><circle cx="60" cy="250" r="1"/><circle cx="235" cy="25" r="1.2"/><circle cx="290" cy="170" r="1"/><circle cx="375" cy="215" r="1.4"/><circle cx="20" cy="180" r="1"/></g>
<circle cx="330" cy="96" r="46" fill="#ffe9b8" opacity="0.14"/><circle cx="330" cy="96" r="28" fill="#ffefcb"/><circle cx="341" cy="90" r="25" fill="#2c164a"/>
<path d="M0 470 C70 400 120 440 170 455 C225 410 310 395 400 440 V600 H0 Z" fill="#241338"/><path d="M0 555 C90 515 160 540 220 540 C290 540 330 520 400 545 V600 H0 Z" fill="#170c26"/></svg>`;

const LANTERN = `<svg viewBox="0 0 48 60" aria-hidden="true"><path d="M24 0 V8" stroke="#f4c77a" stroke-width="2.5"/><ellipse class="paper" cx="24" cy="30" rx="19" ry="20"/><path d="M24 10 C16 18 16 42 24 50 M24 10 C32 18 32 42 24 50" fill="none" stroke="#0003" stroke-width="1.5"/><path d="M15 10 H33 M15 50 H33" stroke="#f4c77a" stroke-width="4" stroke-linecap="round"/><path class="tassel" d="M24 52 V60" stroke-width="3" stroke-linecap="round"/></svg>`;

function play(table: Table): void {
  const { scene, panel, state } = table;
  let round: RoundView | null = state.round;

  const floors = FLOORS.map(([lanterns, multiplier], floor) => {
    const buttons = Array.from({ length: lanterns }, (_, lantern) => {
      const name = t('lantern', { floor: String(floor + 1), number: String(lantern + 1) });
      const button = element(
        'button',
        { type: 'button', class: 'lantern', 'aria-label': name },
        drawing(LANTERN),
      );
      button.addEventListener('click', () => void light(lantern));
      return button;
    });
    const row = element(
      'div',
      { class: 'floor', style: `--lanterns: ${lanterns}` },
      element('div', { class: 'storey' }, ...buttons),
      element('bdi', { class: 'pays', dir: 'ltr' }, `${hundredths(multiplier)}×`),
    );
    return { row, buttons };
  });
  const building = element('div', { class: 'tower' }, ...floors.map(({ row }) => row).reverse());
  scene.append(drawing(NIGHT), building);

  const button = element('button', { type: 'button', class: 'main' });
  panel.append(table.stakeControl, button);
  button.addEventListener('click', () => void (round && !round.over ? take() : begin()));

  const payoutOf = ({ stake, multiplier }: RoundView) => money(times(stake, multiplier));
  const show = () => {
    const isOpen = round !== null && !round.over;
    const reached = round ? (round.data.floor as number) : -1;
    const lit = (round?.data.lit ?? []) as number[];
    const dark = (round?.data.dark ?? []) as number[];
    for (const [floor, { row, buttons }] of floors.entries()) {
      row.dataset.state = isOpen && floor === reached ? 'now' : floor < lit.length ? 'past' : 'above';
      for (const [lantern, one] of buttons.entries()) {
        one.disabled = !(isOpen && floor === reached);
        const isChosen = lit[floor] === lantern;
        const isDark = dark[floor] === lantern;
        one.dataset.state =
          floor >= lit.length ? '' : isDark ? (isChosen ? 'broken' : 'dark') : isChosen ? 'lit' : 'dim';
      }
    }
    table.stakeControl.toggleAttribute('inert', isOpen);
    button.disabled = isOpen && round!.multiplier === 0;
    button.textContent = !isOpen
      ? t('begin')
      : round!.multiplier === 0
        ? t('choose', { floor: '1' })
        : t('take', { amount: payoutOf(round!) });
  };
  show();
  table.say(round ? t('choose', { floor: String((round.data.floor as number) + 1) }) : t('start'));

  /** Does one call; what it leads to is shown, or why it was refused. */
  async function act(work: () => Promise<{ round: RoundView; balance: string | null }>): Promise<void> {
    table.setBusy(true);
    building.toggleAttribute('inert', true);
    try {
      const outcome = await work();
      round = outcome.round;
      if (outcome.balance !== null) table.setBalance(outcome.balance);
      tell(round, outcome.balance);
    } catch (error) {
      table.say(errorText(error), 'error');
    }
    table.setBusy(false);
    building.toggleAttribute('inert', false);
    show();
    const next = round && !round.over ? floors[round.data.floor as number]?.buttons[0] : button;
    next?.focus({ preventScroll: true });
  }

  function tell(now: RoundView, balance: string | null): void {
    const amount = payoutOf(now);
    const floor = now.data.floor as number;
    if (!now.over) {
      table.say(
        floor === 0 ? t('choose', { floor: '1' }) : t('climbed', { amount }),
        floor === 0 ? undefined : 'win',
      );
      return;
    }
    const isWin = now.multiplier > 0;
    table.addResult(`${hundredths(now.multiplier)}×`, isWin);
    if (!isWin) table.say(`${t('dark')} ${t('loses')}`, 'loss');
    else if (balance === null) table.say(t('payoutWaits', { amount }));
    else table.say(`${floor === FLOORS.length ? `${t('top')} ` : ''}${t('wins', { amount })}`, 'win');
  }

  const begin = () => act(() => bet(table.stake(), null));
  const take = () => act(() => collect(round!.id));
  const light = (lantern: number) => act(() => move(round!.id, { lantern }));
}

/** A decimal text times hundredths, exactly: whole numbers of 1/10,000. */
function times(amount: string, multiplier: number): string {
  const [whole = '0', digits = ''] = amount.split('.');
  const value = (BigInt(whole + digits.padEnd(4, '0')) * BigInt(multiplier)) / 100n;
  const rest = String(value % 10_000n)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${value / 10_000n}.${rest}`;
}

const table = await openTable([t('towerRules'), t('towerStale')]);
if (table) play(table);
