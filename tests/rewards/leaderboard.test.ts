import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { loadBoards } from '@/lib/rewards/leaderboard/loaders';
import { getLeaderboard } from '@/lib/rewards/leaderboard/queries';
import { periodStart } from '@/lib/rewards/leaderboard/rules';
import type { BoardKind, BoardPeriod } from '@/lib/rewards/leaderboard/types';
import { useTestDatabase } from '../support/database';
import { fund, openTable, type Table } from '../support/players';

const database = useTestDatabase();
const ZONE = 'Asia/Shanghai';
/** A Wednesday, one hour into the day in Shanghai; in Greenwich it is still Tuesday. */
const NOW = new Date('2026-11-17T17:00:00Z');

afterEach(() => setClock(undefined));

describe('a period begins in the settlement zone', () => {
  it.each([
    ['day', NOW, '2026-11-17T16:00:00.000Z'],
    ['week', NOW, '2026-11-15T16:00:00.000Z'],
    ['month', NOW, '2026-10-31T16:00:00.000Z'],
    ['week', new Date('2026-11-15T15:59:59Z'), '2026-11-08T16:00:00.000Z'],
    ['week', new Date('2026-11-15T16:00:00Z'), '2026-11-15T16:00:00.000Z'],
    ['month', new Date('2026-12-31T16:00:00Z'), '2026-12-31T16:00:00.000Z'],
  ] as const)('the %s at %p', (period, at, start) => {
    expect(periodStart(period, at, ZONE).toISOString()).toBe(start);
  });
});

describe('a leaderboard', () => {
  let table: Table;
  let played = 0;
  let currency: string;

  async function join(account: string, trial = false) {
    const member = await createMember(database.db, trial ? { account, type: TRIAL_TYPE } : { account });
    await fund(database.db, member.id, member.currency, 10_000);
    return {
      memberId: member.id,
      kind: trial ? ('trial' as const) : ('member' as const),
      currency: member.currency,
    };
  }

  /** Plays a round at a moment. */
  async function play(player: Awaited<ReturnType<typeof join>>, at: string, stake: number, payout: number) {
    setClock(new Date(at));
    const { launchToken } = await launchGame(database.db, { player, nodeId: table.nodeId, language: 'en' });
    const { playerToken } = await table.port.authenticate({ launchToken });
    const id = `round-${++played}`;
    await table.port.settleRound({
      playerToken,
      transactionId: id,
      roundId: id,
      stake: units(stake),
      payout: units(payout),
    });
  }

  const board = async (kind: BoardKind, period: BoardPeriod) => {
    setClock(NOW);
    const places = await getLeaderboard(database.db, { kind, period, currency, zone: ZONE });
    return places.map(({ customerName, amount }) => [customerName, amount]);
  };

  beforeAll(async () => {
    table = await openTable(database.db, 'BOARD');
    const [anna, boris, trial] = [
      await join('annabel'),
      await join('boristhegreat'),
      await join('trialist', true),
    ];
    currency = anna.currency;
    // Today, this Monday, this month, and the day before the month.
    await play(anna, '2026-10-31T15:59:00Z', 9000, 9500);
    await play(anna, '2026-11-02T04:00:00Z', 100, 700);
    await play(boris, '2026-11-15T16:00:00Z', 200, 900);
    await play(anna, '2026-11-17T16:30:00Z', 10, 60);
    await play(anna, '2026-11-17T16:31:00Z', 10, 40);
    await play(boris, '2026-11-17T16:32:00Z', 400, 0);
    await play(trial, '2026-11-17T16:33:00Z', 10, 9000);
  });

  it('ranks the largest single win of each member, real money only, names masked', async () => {
    expect(await board('win', 'day')).toEqual([['an****l', units(50)]]);
    expect(await board('win', 'week')).toEqual([
      ['bo****t', units(700)],
      ['an****l', units(50)],
    ]);
    expect(await board('win', 'month')).toEqual([
      ['bo****t', units(700)],
      ['an****l', units(600)],
    ]);
  });

  it('ranks the valid bets of each member', async () => {
    expect(await board('turnover', 'day')).toEqual([
      ['bo****t', units(400)],
      ['an****l', units(20)],
    ]);
    expect(await board('turnover', 'month')).toEqual([
      ['bo****t', units(600)],
      ['an****l', units(120)],
    ]);
  });

  it('has no place for another currency', async () => {
    setClock(NOW);
    const other = currency === 'USD' ? 'EUR' : 'USD';
    expect(
      await getLeaderboard(database.db, { kind: 'win', period: 'month', currency: other, zone: ZONE }),
    ).toEqual([]);
    const play = { kind: 'win', period: 'month', currency: 'PLY', zone: ZONE } as const;
    expect(await getLeaderboard(database.db, play)).toEqual([]);
  });

  // The last test of the file: it plays on.
  it('is read anew once a minute, and with the next period at once', async () => {
    const player = await join('keeper');
    const winOf = async (period: BoardPeriod, at: string) => {
      setClock(new Date(at));
      return (await loadBoards(Date.parse(at))).win[period][0]?.amount;
    };
    const before = await winOf('day', '2026-11-18T05:00:00Z');
    await play(player, '2026-11-18T05:00:10Z', 1, 9_001);
    expect(await winOf('day', '2026-11-18T05:00:50Z')).toBe(before);
    expect(await winOf('day', '2026-11-18T05:01:00Z')).toBe('9000.00');
    expect(await winOf('month', '2026-11-18T05:01:00Z')).toBe('9000.00');
    // Midnight in the settlement zone, a minute later: another day, with nothing in it.
    expect(await winOf('day', '2026-11-18T15:59:30Z')).toBe('9000.00');
    expect(await winOf('day', '2026-11-18T16:00:10Z')).toBeUndefined();
  });
});
