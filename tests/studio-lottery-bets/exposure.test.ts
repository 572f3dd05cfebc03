/** Exposure: what numbers cost at most, ceilings and falling prizes under parallel slips, and what is undone (docs/decisions/0143). */
import fc from 'fast-check';
import { setClock } from '@/lib/platform/clock';
import { cancelChase, withdrawBet } from '@/lib/studio/lottery/bets/commands';
import { countedLoads, EVERY_NUMBER, MAX_LOADED_NUMBERS } from '@/lib/studio/lottery/bets/exposure';
import { lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
import { payoutOf } from '@/lib/studio/lottery/odds';
import { readSelection } from '@/lib/studio/lottery/plays/play';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import { drawResult } from '@/lib/studio/lottery/sources/draw';
import { amount } from '@/lib/money/amount';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import {
  codeOf,
  enter,
  LINE,
  openWorld,
  place,
  planDraw,
  rows,
  setLimits,
  setPlan,
  type World,
} from './world';

describe('the loads of a bet', () => {
  /** Play types whose combinations are paid once: for the others one appearance is counted. */
  const plays = lotteryGames.flatMap((game) =>
    [...playsOf(game).values()]
      .filter(
        ({ type }) =>
          type.rule.kind === 'hits' || (type.views.length === 1 && type.views[0]!.windows.length === 1),
      )
      .map((play) => ({ game, play })),
  );

  test('cover whatever a bet can win, in any game', () => {
    expect(plays.length).toBeGreaterThan(200);
    const numbers = fc.infiniteStream(fc.nat(1_000_000));
    fc.assert(
      fc.property(fc.nat(plays.length - 1), numbers, (index, stream) => {
        const { game, play } = plays[index]!;
        const next = (n: number) => stream.next().value! % n;
        const read = readSelection(play, randomPick(play, next));
        if (!read.ok) throw new Error(`${play.type.code}: ${read.code}`);
        const series = game.series.highest;
        const loads = countedLoads(play, read.selection, { unit: 10_000n, series });
        // A combination that wins is counted with each of its numbers.
        const { rule } = play.type;
        const counted =
          rule.kind === 'straight'
            ? play.shape.rows.length
            : rule.kind === 'hits' && !rule.banker
              ? rule.choose
              : 1;
        const most = loads.reduce((sum, { prizes }) => sum + prizes, 0n);
        for (let i = 0; i < 20; i++) {
          const given = game.source.groups.flatMap((group) => (group.kind === 'given' ? [group.low] : []));
          const result = drawResult(game.source, next, given);
          const paid = payoutOf(play, play.wins(read.selection, result), series, amount(10_000n));
          if (paid * BigInt(counted) > most)
            throw new Error(`${game.code} ${play.type.code} pays ${paid}, counted ${most}`);
        }
      }),
      { numRuns: depth(300, 5_000) },
    );
  });

  test('of a parlay are the whole bet for each of its options', () => {
    const play = playsOf(lotteryGames.find(({ code }) => code === 'MARK6')!).get('parlay')!;
    const read = readSelection(play, play.type.example.selection);
    if (!read.ok) throw new Error(read.code);
    const loads = countedLoads(play, read.selection, { unit: 10_000n, series: 1_980 });
    expect(loads.length).toBeGreaterThan(1);
    expect(loads.every(({ units, prizes }) => units === 1 && prizes > 10_000n)).toBe(true);
  });

  test('of a long list are one load for every number', () => {
    const play = playsOf(lotteryGames.find(({ code }) => code === 'FAST5X1')!).get('front3-straightTyped')!;
    const list = (count: number) =>
      Array.from({ length: count }, (_, i) => String(i).padStart(3, '0')).join(' ');
    const loads = (count: number) => {
      const read = readSelection(play, list(count));
      if (!read.ok) throw new Error(read.code);
      return countedLoads(play, read.selection, { unit: 10_000n, series: 1_980 });
    };
    expect(loads(MAX_LOADED_NUMBERS)).toHaveLength(MAX_LOADED_NUMBERS);
    expect(loads(MAX_LOADED_NUMBERS + 1)).toEqual([{ number: EVERY_NUMBER, units: 1, prizes: 9_900_000n }]);
  });
});

describe('in a draw', () => {
  const held = useTestDatabase();
  let world: World;
  beforeAll(async () => {
    world = await openWorld(held.db);
  });
  beforeEach(async () => {
    setClock(new Date('2026-11-26T08:00:00Z'));
    await setLimits({});
    await setPlan([]);
  });
  afterAll(() => setClock(undefined));

  const loadsOf = (draw: bigint) =>
    rows<{ number: string; stake: bigint; prizes: bigint }>(
      'SELECT number, stake, prizes FROM studio.lottery_load WHERE draw_id = $1 ORDER BY number',
      [draw.toString()],
    );

  test('the ceiling holds under fifty slips at once, and what it leaves is sold', async () => {
    // A stake of 1 on three digits costs 990; ten fit under 9,900.
    await setLimits({ number: 9_900 });
    const players = await Promise.all(Array.from({ length: 10 }, () => enter(world, 100)));
    const draw = await planDraw(60_000);
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        codeOf(place(world.host, players[i % 10]!, { draws: [{ period: draw.period }] })),
      ),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(10);
    expect(codes.filter((code) => code === 'LOTTERY_NUMBER_FULL')).toHaveLength(40);
    expect((await loadsOf(draw.id)).map(({ prizes }) => prizes)).toEqual([
      99_000_000n,
      99_000_000n,
      99_000_000n,
    ]);
  });

  test('prizes fall by the plan, a lower one is refused unless the member accepts it, and the bet keeps it', async () => {
    await setLimits({ number: 9_900 });
    await setPlan([
      { filled: 20, prize: 900 },
      { filled: 50, prize: 500 },
    ]);
    const player = await enter(world, 100);
    const draw = await planDraw(60_000);
    const slip = { draws: [{ period: draw.period }] };
    await place(world.host, player, slip);
    await place(world.host, player, slip);
    const error = await place(world.host, player, slip).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'LOTTERY_PRIZE_CHANGED',
      extras: { line: 0, permille: 900, period: draw.period },
    });
    const permilles: number[] = [];
    for (;;) {
      const placed = await place(world.host, player, { ...slip, leastPrize: 500 }).catch(() => undefined);
      if (!placed) break;
      permilles.push(placed.bets[0]!.permille);
    }
    // 1,980 + 4 × 891 = 5,544; then 495 each up to 9,900.
    expect(permilles).toEqual([900, 900, 900, 900, 500, 500, 500, 500, 500, 500, 500, 500]);
    const loads = await loadsOf(draw.id);
    expect(loads.every(({ prizes }) => prizes <= 99_000_000n)).toBe(true);
    // Another number has the full prize.
    expect(
      (await place(world.host, player, { ...slip, lines: [{ ...LINE, selection: '4|5|6' }] })).bets[0]!
        .permille,
    ).toBe(1_000);
  });

  test('a long list counts against each number, and each number against it', async () => {
    await setLimits({ number: 1_980 });
    const player = await enter(world, 5_000);
    const draw = await planDraw(60_000);
    const typed = (entries: string) => ({
      draws: [{ period: draw.period }],
      lines: [{ ...LINE, play: 'front3-straightTyped', selection: entries }],
    });
    const long = Array.from({ length: 300 }, (_, i) => String(i).padStart(3, '0')).join(' ');
    expect(await codeOf(place(world.host, player, typed(long)))).toBe('OK');
    expect(await codeOf(place(world.host, player, typed('007')))).toBe('OK');
    expect(await codeOf(place(world.host, player, typed('007')))).toBe('LOTTERY_NUMBER_FULL');
    expect(await codeOf(place(world.host, player, typed('008')))).toBe('OK');
    expect(await codeOf(place(world.host, player, typed(long)))).toBe('LOTTERY_NUMBER_FULL');
  });

  test('withdrawing takes out exactly what was counted, also at a lower prize', async () => {
    await setLimits({ number: 9_900 });
    await setPlan([{ filled: 10, prize: 333 }]);
    const player = await enter(world, 1_000);
    const [draw, next] = [await planDraw(60_000), await planDraw(120_000)];
    const lines = [
      { ...LINE, selection: '0,1,2|3|4', unit: '0.01', multiple: 7 },
      { ...LINE, play: 'five-anyPlace-2', selection: '0,3,8', prizeMode: 'LOTT' as const, series: 1_801 },
    ];
    await place(world.host, player, { draws: [{ period: draw.period }] });
    const before = await loadsOf(draw.id);
    const placed = await place(world.host, player, {
      lines: [...lines, LINE],
      draws: [{ period: draw.period, multiple: 3 }, { period: next.period }],
      leastPrize: 1,
    });
    expect(placed.bets.map(({ permille }) => permille)).toContain(333);
    expect(await loadsOf(draw.id)).not.toEqual(before);
    await withdrawBet(world.host, player.playerId, placed.bets[0]!.id);
    await cancelChase(world.host, player.playerId, placed.slipId);
    const left = (loads: Awaited<ReturnType<typeof loadsOf>>) => loads.filter(({ stake }) => stake > 0n);
    expect(left(await loadsOf(draw.id))).toEqual(left(before));
    expect((await loadsOf(next.id)).every(({ stake, prizes }) => stake === 0n && prizes === 0n)).toBe(true);
  });
});
