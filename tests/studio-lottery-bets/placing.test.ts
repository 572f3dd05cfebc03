/** Placing slips: stakes through the wallet, the clock, limits, exposure, bad input and repeated requests (docs/decisions/0143). */
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { useTestDatabase } from '../support/database';
import { finishBets } from '@/lib/studio/lottery/bets/finishing';
import type { AppError } from '@/lib/platform/errors';
import { vendorError } from '@/lib/gateway/protocol/errors';
import {
  balanceOf,
  codeOf,
  enter,
  hostWith,
  LINE,
  openWorld,
  place,
  planDraw,
  rows,
  setLimits,
  setPlan,
  type World,
} from './world';

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

/** Everything that a refused slip must not change. */
const traces = async (drawId: bigint) => ({
  slips: (await rows('SELECT id FROM studio.lottery_slip')).length,
  bets: (await rows('SELECT id FROM studio.lottery_bet WHERE draw_id = $1', [drawId.toString()])).length,
  sums: await rows('SELECT bets, stake FROM studio.lottery_draw_sum WHERE draw_id = $1 ORDER BY currency', [
    drawId.toString(),
  ]),
  member: await rows('SELECT stake FROM studio.lottery_member_sum WHERE draw_id = $1 AND stake > 0', [
    drawId.toString(),
  ]),
  loads: await rows(
    'SELECT number, prizes FROM studio.lottery_load WHERE draw_id = $1 AND prizes > 0 ORDER BY 1',
    [drawId.toString()],
  ),
});

describe('a slip', () => {
  test('takes a stake for each line and draw as a round of the wallet, and says the balance', async () => {
    const player = await enter(world, 100);
    const [first, second] = [await planDraw(60_000), await planDraw(120_000)];
    const placed = await place(world.host, player, {
      lines: [LINE, { ...LINE, selection: '0,1,2|3,4|5', unit: '0.1', multiple: 2 }],
      draws: [{ period: first.period }, { period: second.period, multiple: 3 }],
    });
    // Line 1: 1.00, line 2: 6 × 0.1 × 2 = 1.20; the second draw three times as much.
    expect(placed.stake).toBe(88_000n);
    expect(placed.balance).toBe(912_000n);
    expect(await balanceOf(world, player.playerId)).toBe(912_000n);
    expect(placed.bets.map(({ stake, multiple, status }) => [stake, multiple, status])).toEqual([
      [10_000n, 1, 'accepted'],
      [12_000n, 2, 'accepted'],
      [30_000n, 3, 'accepted'],
      [36_000n, 6, 'accepted'],
    ]);
    const rounds = await rows<{ stake: bigint; details: object }>(
      `SELECT stake, details FROM gateway.round WHERE member_id = $1 ORDER BY id`,
      [player.playerId.toString()],
    );
    expect(rounds.map(({ stake }) => stake).sort()).toEqual([10_000n, 12_000n, 30_000n, 36_000n].sort());
    expect(rounds[0]!.details).toMatchObject({
      engine: 'lottery',
      model: 'FAST5X1',
      play: 'front3-straight',
      selection: '1|2|3',
      units: 1,
    });
    expect(
      await rows('SELECT chase, status FROM studio.lottery_slip WHERE id = $1', [placed.slipId.toString()]),
    ).toEqual([{ chase: 'running', status: 'accepted' }]);
    expect((await traces(second.id)).sums).toEqual([{ bets: 2, stake: 66_000n }]);
  });

  test('goes into the draw that is open now, if it names none', async () => {
    const player = await enter(world, 10);
    await planDraw(-1, { game: 'FAST5X3' });
    const open = await planDraw(30_000, { game: 'FAST5X3' });
    await planDraw(90_000, { game: 'FAST5X3', opensIn: 30_000 });
    const placed = await place(world.host, player, { gameCode: 'FAST5X3' });
    expect(placed.bets.map(({ period }) => period)).toEqual([open.period]);
    expect(await codeOf(place(world.host, player, { gameCode: 'FAST5X5' }))).toBe('DRAW_CLOSED');
  });

  test('of a trial player has play money, no limit and no exposure', async () => {
    await setLimits({ bet: 1, member: 1, draw: 1, number: 1 });
    const player = await enter(world, 100, true);
    const draw = await planDraw(60_000);
    const placed = await place(world.host, player, {
      lines: [{ ...LINE, multiple: 5 }],
      draws: [{ period: draw.period }],
    });
    expect(placed).toMatchObject({ currency: 'PLY', stake: 50_000n });
    expect((await traces(draw.id)).loads).toEqual([]);
  });
});

describe('the clock', () => {
  test('decides: a bet is taken 1 ms before the closing and refused from the closing on, whatever the client says', async () => {
    const player = await enter(world, 10);
    const draw = await planDraw(60_000);
    const slip = {
      draws: [{ period: draw.period }],
      placedAt: '2026-11-26T07:00:00Z',
      closesAt: '2030-01-01',
    };
    setClock(new Date(draw.closesAt.getTime() - 1));
    expect(await codeOf(place(world.host, player, slip))).toBe('OK');
    setClock(draw.closesAt);
    expect(await codeOf(place(world.host, player, slip))).toBe('DRAW_CLOSED');
    expect(await balanceOf(world, player.playerId)).toBe(90_000n);
  });

  test('a slip that was started in time is accepted within two seconds, and returned after them', async () => {
    const player = await enter(world, 10);
    const draw = await planDraw(60_000);
    setClock(new Date(draw.closesAt.getTime() - 1));
    const slow = (ms: number) =>
      hostWith({
        ...world.table.port,
        bet: async (call) => {
          advanceClock(ms);
          return world.table.port.bet(call);
        },
      });
    expect(await codeOf(place(slow(2_000), player, { draws: [{ period: draw.period }] }))).toBe('OK');
    setClock(new Date(draw.closesAt.getTime() - 1));
    expect(await codeOf(place(slow(2_001), player, { draws: [{ period: draw.period }] }))).toBe(
      'DRAW_CLOSED',
    );
    expect(await balanceOf(world, player.playerId)).toBe(90_000n);
    expect((await traces(draw.id)).sums).toEqual([{ bets: 1, stake: 10_000n }]);
  });
});

describe('bad input', () => {
  test.each<[string, () => Promise<object> | object]>([
    ['LOTTERY_GAME_NOT_FOUND', () => ({ gameCode: 'NOGAME' })],
    ['PLAY_NOT_FOUND', () => ({ lines: [{ ...LINE, play: 'no-such-play' }] })],
    ['SELECTION_INVALID', () => ({ lines: [LINE, { ...LINE, selection: '1|2' }] })],
    ['SELECTION_INVALID', () => ({ lines: [{ ...LINE, selection: '1|2|12' }] })],
    ['UNIT_NOT_OFFERED', () => ({ lines: [{ ...LINE, unit: '2' }] })],
    ['SERIES_NOT_OFFERED', () => ({ lines: [{ ...LINE, prizeMode: 'SEA' }] })],
    ['SERIES_NOT_OFFERED', () => ({ lines: [{ ...LINE, prizeMode: 'LOTT', series: 1_981 }] })],
    ['SERIES_NOT_OFFERED', () => ({ lines: [{ ...LINE, prizeMode: 'ZY', series: 1_800 }] })],
    [
      'TOO_MANY_COMBINATIONS',
      () => ({
        lines: [1, 2].map(() => ({
          ...LINE,
          play: 'five-straight',
          unit: '0.01',
          selection: Array(5).fill('0,1,2,3,4,5,6,7,8,9').join('|'),
        })),
      }),
    ],
    [
      'TOO_MANY_BETS',
      () => ({
        lines: Array(50).fill(LINE),
        draws: [1, 2, 3, 4, 5].map((n) => ({ period: `20990101-000${n}` })),
      }),
    ],
    ['DRAW_NOT_FOUND', () => ({ draws: [{ period: '20000101-0001' }] })],
    ['DRAW_CLOSED', async () => ({ draws: [{ period: (await planDraw(-1)).period }] })],
    [
      'CHASE_DRAWS_INVALID',
      async () => ({ draws: [{ period: (await planDraw(60_000)).period }, { period: '20991231-9999' }] }),
    ],
    [
      'CHASE_DRAWS_INVALID',
      async () => {
        const { period } = await planDraw(60_000);
        return { draws: [{ period }, { period }] };
      },
    ],
    ['LOTTERY_STAKE_LIMIT', () => ({ lines: [{ ...LINE, multiple: 11 }] })],
    ['LOTTERY_MEMBER_LIMIT', () => ({ lines: Array(3).fill({ ...LINE, multiple: 10 }) })],
    [
      'LOTTERY_DRAW_LIMIT',
      () => ({ lines: Array(4).fill({ ...LINE, multiple: 6, selection: '1|2|3' }), memberFree: true }),
    ],
    [
      'LOTTERY_NUMBER_FULL',
      () => ({ lines: [{ ...LINE, multiple: 2, play: 'five-straight', selection: '1|2|3|4|5' }] }),
    ],
  ])('%s: its own code, nothing changed', async (code, make) => {
    const player = await enter(world, 100);
    const draw = await planDraw(60_000);
    const { memberFree, ...slip } = (await make()) as { memberFree?: boolean };
    await setLimits({
      bet: 10,
      member: memberFree ? null : 25,
      draw: memberFree ? 20 : null,
      number: 150_000,
    });
    const before = await traces(draw.id);
    expect(await codeOf(place(world.host, player, { draws: [{ period: draw.period }], ...slip }))).toBe(code);
    expect(await traces(draw.id)).toEqual(before);
    expect(await balanceOf(world, player.playerId)).toBe(1_000_000n);
    expect(
      await rows('SELECT FROM gateway.round WHERE member_id = $1', [player.playerId.toString()]),
    ).toEqual([]);
  });

  test('says the line, the problem and where', async () => {
    const player = await enter(world, 1);
    const draw = await planDraw(60_000);
    const error = await place(world.host, player, {
      lines: [LINE, { ...LINE, selection: '1|2|3,3' }],
      draws: [{ period: draw.period }],
    }).catch((thrown: unknown) => thrown as AppError);
    expect((error as AppError).extras).toEqual({ line: 1, problem: 'VALUE_TWICE', row: 2, at: 1 });
  });

  test('a game that is switched off takes no new bet', async () => {
    await setPlan([], false);
    const draw = await planDraw(60_000);
    expect(await codeOf(place(world.host, await enter(world, 1), { draws: [{ period: draw.period }] }))).toBe(
      'LOTTERY_GAME_CLOSED',
    );
  });
});

describe('a refusal of the wallet', () => {
  test('at any stake returns what was taken and refuses the slip as a whole, for good', async () => {
    const player = await enter(world, 2);
    const draw = await planDraw(60_000);
    const slip = { lines: [LINE, LINE, LINE], draws: [{ period: draw.period }], requestId: 'three-lines' };
    expect(await codeOf(place(world.host, player, slip))).toBe('INSUFFICIENT_FUNDS');
    expect(await balanceOf(world, player.playerId)).toBe(20_000n);
    const after = await traces(draw.id);
    expect(after.sums).toEqual([{ bets: 0, stake: 0n }]);
    expect(after.member).toEqual([]);
    expect(after.loads).toEqual([]);
    expect(
      await rows('SELECT DISTINCT status, cause FROM studio.lottery_bet WHERE draw_id = $1', [
        draw.id.toString(),
      ]),
    ).toEqual([{ status: 'refused', cause: 'INSUFFICIENT_FUNDS' }]);
    expect(await codeOf(place(world.host, player, slip))).toBe('INSUFFICIENT_FUNDS');
    expect(
      await codeOf(place(world.host, player, { ...slip, requestId: 'two-lines-', lines: [LINE, LINE] })),
    ).toBe('OK');
  });

  test('of the last unit: of twenty requests at once exactly one is accepted', async () => {
    const player = await enter(world, 1);
    const draw = await planDraw(60_000);
    const codes = await Promise.all(
      Array.from({ length: 20 }, () =>
        codeOf(place(world.host, player, { draws: [{ period: draw.period }] })),
      ),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(19);
    expect(await balanceOf(world, player.playerId)).toBe(0n);
    expect((await traces(draw.id)).sums).toEqual([{ bets: 1, stake: 10_000n }]);
    expect((await traces(draw.id)).member).toEqual([{ stake: 10_000n }]);
  });

  test('for a token that it does not accept any more is tried once with another token', async () => {
    const player = await enter(world, 1);
    const draw = await planDraw(60_000);
    const { placeSlip } = await import('@/lib/studio/lottery/bets/commands');
    const { betsInput } = await import('@/lib/studio/lottery/schema');
    const request = betsInput.parse({
      gameCode: 'FAST5X1',
      requestId: 'another-token',
      lines: [LINE],
      draws: [{ period: draw.period }],
    });
    const stale = { ...player, playerToken: 'a-token-that-has-ended' };
    const renew = jest.fn(() => Promise.resolve(player));
    expect(await codeOf(placeSlip(world.host, { player: stale, request, renew }))).toBe('OK');
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

describe('the same request', () => {
  test('gets the same slip, also twenty times at once, and another one under its id is a conflict', async () => {
    const player = await enter(world, 100);
    const draw = await planDraw(60_000);
    const slip = { draws: [{ period: draw.period }], requestId: 'once-only-1' };
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(world.host, player, slip)));
    expect(new Set(placed.map(({ slipId }) => slipId)).size).toBe(1);
    expect(await balanceOf(world, player.playerId)).toBe(990_000n);
    expect(await codeOf(place(world.host, player, { ...slip, lines: [{ ...LINE, multiple: 2 }] }))).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    // The limits that came afterwards do not concern it.
    await setLimits({ bet: 0.5 });
    setClock(new Date(draw.closesAt.getTime() + 60_000));
    const again = await place(world.host, player, slip);
    expect(again.bets.map(({ id, status }) => [id, status])).toEqual([[placed[0]!.bets[0]!.id, 'accepted']]);
    expect(again.balance).toBe(990_000n);
  });

  test.each([
    ['before the first stake', 0],
    ['after the first of three stakes', 1],
    ['after the last stake', 3],
  ])('continues after a crash %s', async (_, taken) => {
    const player = await enter(world, 100);
    const draw = await planDraw(60_000);
    const slip = {
      draws: [{ period: draw.period }],
      requestId: `crash-${taken}-of-3`,
      lines: [LINE, LINE, LINE],
    };
    let calls = 0;
    const dying = hostWith({
      ...world.table.port,
      bet: (call) => (calls++ < taken ? world.table.port.bet(call) : Promise.reject(new Error('killed'))),
    });
    const sql = dying.sql;
    const killed = {
      ...dying,
      sql: {
        query: (statement: Parameters<typeof sql.query>[0]) =>
          taken === 3 && statement.text.includes('accept_lottery_slips')
            ? Promise.reject(new Error('killed'))
            : sql.query(statement),
      },
    } as typeof dying;
    expect(await codeOf(place(killed, player, slip))).toBe('LOTTERY_SLIP_UNDER_WAY');
    const placed = await place(world.host, player, slip);
    expect(placed.bets.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await balanceOf(world, player.playerId)).toBe(970_000n);
    expect((await traces(draw.id)).sums).toEqual([{ bets: 3, stake: 30_000n }]);
  });

  test.each([0, 1, 3])(
    'is returned by the driver after a crash with %s of three stakes taken',
    async (taken) => {
      const player = await enter(world, 100);
      const draw = await planDraw(600_000);
      const slip = {
        draws: [{ period: draw.period }],
        requestId: `left-${taken}-of-3`,
        lines: [LINE, LINE, LINE],
      };
      let calls = 0;
      const dying = hostWith({
        ...world.table.port,
        bet: (call) =>
          calls++ < taken
            ? world.table.port.bet(call)
            : Promise.reject(vendorError('TOKEN_INVALID', { final: false })),
      });
      const { sql } = dying;
      const killed = {
        ...dying,
        sql: {
          query: (statement: Parameters<typeof sql.query>[0]) =>
            taken === 3 && statement.text.includes('accept_lottery_slips')
              ? Promise.reject(new Error('killed'))
              : sql.query(statement),
        },
      } as typeof dying;
      expect(await codeOf(place(killed, player, slip))).toBe('LOTTERY_SLIP_UNDER_WAY');
      advanceClock(59_999);
      await finishBets(world.host);
      expect(
        await rows('SELECT DISTINCT status FROM studio.lottery_bet WHERE draw_id = $1', [draw.id.toString()]),
      ).toEqual([{ status: 'started' }]);
      advanceClock(1);
      await finishBets(world.host);
      expect(await balanceOf(world, player.playerId)).toBe(1_000_000n);
      expect((await traces(draw.id)).sums).toEqual([{ bets: 0, stake: 0n }]);
      expect((await traces(draw.id)).loads).toEqual([]);
      expect(await codeOf(place(world.host, player, slip))).toBe('LOTTERY_SLIP_RETURNED');
      expect(await balanceOf(world, player.playerId)).toBe(1_000_000n);
    },
  );

  test('a stake that the wallet did not return is tried again later, with waits that grow', async () => {
    const player = await enter(world, 1);
    const draw = await planDraw(60_000);
    const rollback = jest.fn(() => Promise.reject(new Error('no answer')));
    const deaf = hostWith({
      ...world.table.port,
      rollback,
      bet: () => Promise.reject(vendorError('LIMIT_REACHED')),
    });
    expect(await codeOf(place(deaf, player, { draws: [{ period: draw.period }] }))).toBe('LIMIT_REACHED');
    for (const [wait, calls] of [
      [0, 2],
      [999, 2],
      [1, 3],
      [1_999, 3],
      [1, 4],
    ] as const) {
      advanceClock(wait);
      await finishBets(deaf);
      expect(rollback).toHaveBeenCalledTimes(calls);
    }
    advanceClock(300_000);
    await finishBets(world.host);
    expect(
      await rows('SELECT status FROM studio.lottery_bet WHERE draw_id = $1', [draw.id.toString()]),
    ).toEqual([{ status: 'refused' }]);
    expect(now()).toBeInstanceOf(Date);
  });
});
