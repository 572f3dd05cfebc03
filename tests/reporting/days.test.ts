import fc from 'fast-check';
import { maskName } from '@/lib/gateway/rules';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { amount, units } from '@/lib/money/amount';
import { sql } from '@/lib/db/client';
import { setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { refreshDueDays } from '@/lib/reporting/days/commands';
import { topWinsByMember } from '@/lib/reporting/days/queries';
import { dueDays, settlementDays } from '@/lib/reporting/days/rules';
import { getLeaderboard } from '@/lib/rewards/leaderboard/queries';
import { periodStart } from '@/lib/rewards/leaderboard/rules';
import type { BoardKind, BoardPeriod } from '@/lib/rewards/leaderboard/types';
import { waitForBlockedQuery, useTestDatabase } from '../support/database';
import { fund, openTable, type Table } from '../support/players';

const database = useTestDatabase();
const HOUR = 3_600_000;
/** A time around a change of clocks in each of the zones, two of them at midnight. It is long past, so that PostgreSQL knows the change. */
const ZONES = [
  ['Asia/Shanghai', '2024-03-01T00:00:00Z'],
  ['America/New_York', '2024-03-03T00:00:00Z'],
  ['America/Asuncion', '2024-03-18T00:00:00Z'],
  ['Asia/Beirut', '2024-03-25T00:00:00Z'],
  ['Pacific/Apia', '2024-02-25T00:00:00Z'],
] as const;
const FUNDS = 100_000;

afterEach(() => setClock(undefined));

type Step =
  | { do: 'settle'; who: number; hour: number; stake: number; payout: number }
  | { do: 'open'; who: number; hour: number; stake: number }
  | { do: 'close'; which: number; hour: number; payout: number; valid: number }
  | { do: 'undo'; which: number; hour: number }
  | { do: 'jackpot'; which: number; hour: number; amount: number }
  | { do: 'count'; hour: number };

const hour = fc.integer({ min: 0, max: 24 * 9 });
const money = fc.integer({ min: 1, max: 500 });
const which = fc.nat(30);
const who = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      who,
      hour,
      stake: money,
      payout: fc.nat(900),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), who, hour, stake: money }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      which,
      hour,
      payout: fc.nat(900),
      valid: money,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), which, hour }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jackpot' as const), which, hour, amount: money }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('count' as const), hour }) },
);

interface Played {
  who: number;
  round: string;
  /** Its last transaction. */
  transaction: string;
}

describe('counted days', () => {
  let table: Table;
  let ids = 0;

  beforeAll(async () => {
    table = await openTable(database.db, 'DAYS');
  });

  const newcomers = async () =>
    Promise.all(
      ['a', 'b', 'c'].map(async (letter) => {
        const member = await createMember(database.db, { account: `day${letter}${++ids}` });
        await fund(database.db, member.id, member.currency, FUNDS);
        return member;
      }),
    );
  type Member = Awaited<ReturnType<typeof newcomers>>[number];

  async function tokenOf({ id, currency }: Member): Promise<string> {
    const player = { memberId: id, kind: 'member' as const, currency };
    const { launchToken } = await launchGame(database.db, { player, nodeId: table.nodeId, language: 'en' });
    return (await table.port.authenticate({ launchToken })).playerToken;
  }

  /** Performs one call of the vendor, or a run of the job, at its hour. If the gateway refuses the call, nothing changes. */
  async function perform(doing: Step, members: Member[], rounds: Played[], start: number, zone: string) {
    setClock(new Date(start + doing.hour * HOUR));
    const { port } = table;
    if (doing.do === 'count') return void (await refreshDueDays(database.db, zone));
    const transactionId = `day-${++ids}`;
    if (doing.do === 'settle' || doing.do === 'open') {
      const call = { playerToken: await tokenOf(members[doing.who]!), transactionId, roundId: transactionId };
      if (doing.do === 'open') await port.bet({ ...call, amount: units(doing.stake) });
      else await port.settleRound({ ...call, stake: units(doing.stake), payout: units(doing.payout) });
      rounds.push({ who: doing.who, round: transactionId, transaction: transactionId });
      return;
    }
    const played = rounds[doing.which % (rounds.length || 1)];
    if (!played) return;
    const call = { playerId: String(members[played.who]!.id), transactionId, roundId: played.round };
    if (doing.do === 'undo') await port.rollback({ ...call, referenceTransactionId: played.transaction });
    else if (doing.do === 'jackpot')
      await port.jackpotWin({ ...call, jackpotId: 'lamp', amount: units(doing.amount) });
    else {
      await port.win({ ...call, amount: units(doing.payout), endsRound: false });
      played.transaction = transactionId;
      await port.endRound({ ...call, validBet: units(doing.valid) });
    }
  }

  /** The board computed from every round of its period. The board of the counted days must be equal. */
  async function scanned(kind: BoardKind, from: Date, currency: string) {
    const figure = kind === 'win' ? sql`max(r.payout - r.stake)` : sql`sum(r.valid_bet)::bigint`;
    const { rows } = await sql<{ nickname: string; figure: bigint }>`
      SELECT m.nickname, ${figure} AS figure FROM gateway.round r JOIN identity.member m ON m.id = r.member_id
       WHERE r.status = 'closed' AND r.currency = ${currency} AND r.settled_at >= ${from} AND r.settled_at < ${tomorrow}
       GROUP BY m.id HAVING ${figure} > 0 ORDER BY 2 DESC, m.id LIMIT 20`.execute(database.db);
    return rows.map((row, at) => ({
      place: at + 1,
      customerName: maskName(row.nickname),
      amount: row.figure,
    }));
  }
  let tomorrow: Date;

  async function expectBoards(at: Date, zone: string, currency: string) {
    setClock(at);
    tomorrow = settlementDays(at, at, zone)[0]!.end;
    for (const period of ['day', 'week', 'month'] as BoardPeriod[])
      for (const kind of ['win', 'turnover'] as BoardKind[])
        expect(await getLeaderboard(database.db, { kind, period, currency, zone })).toEqual(
          await scanned(kind, periodStart(period, at, zone), currency),
        );
  }

  /** The first place of each day is enough to find the first place of a month. So a board reads only twenty places of each day. */
  async function expectFirst(at: Date, zone: string, currency: string) {
    const from = periodStart('month', at, zone);
    const { rows } = await sql<{ figure: bigint }>`
      SELECT max(figure) AS figure FROM ${topWinsByMember(settlementDays(from, at, zone), currency, 1)} t
       GROUP BY member_id HAVING max(figure) > 0 ORDER BY 1 DESC, member_id LIMIT 1`.execute(database.db);
    expect(rows[0]?.figure).toBe((await scanned('win', from, currency))[0]?.amount);
  }

  it.each(ZONES)(
    'equal their rounds and the ledger, whatever call comes late: %s',
    async (zone, from) => {
      const start = Date.parse(from);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), hour, async (steps, seen) => {
          const members = await newcomers();
          const { currency } = members[0]!;
          const rounds: Played[] = [];
          for (const doing of steps) {
            try {
              await perform(doing, members, rounds, start, zone);
            } catch (error) {
              if (!(error instanceof AppError)) throw error;
            }
            if (doing.do === 'count') await expectBoards(new Date(start + doing.hour * HOUR), zone, currency);
          }
          await expectBoards(new Date(start + seen * HOUR), zone, currency);
          await expectFirst(new Date(start + seen * HOUR), zone, currency);

          // In the end every round is closed and counted: the sum of each member's days equals the change of their balance.
          setClock(new Date(start + 24 * 12 * HOUR));
          for (const { who, round } of rounds)
            await table.port.endRound({ playerId: String(members[who]!.id), roundId: round });
          setClock(new Date(start + 24 * 20 * HOUR));
          await refreshDueDays(database.db, zone);
          for (const { id } of members) {
            // A jackpot stays with the player if its round was rolled back: it is in the balance, and in no counted day.
            const { rows } = await sql<{ won: bigint }>`
              SELECT coalesce(sum(won), 0)::bigint AS won FROM (
                SELECT d.payout - d.stake AS won FROM reporting.member_day d JOIN reporting.day USING (starts_at)
                 WHERE d.member_id = ${id} AND is_current
                UNION ALL
                SELECT r.payout - r.stake FROM gateway.round r WHERE r.member_id = ${id} AND r.status = 'voided') all_of`.execute(
              database.db,
            );
            const { available } = await getBalance(database.db, id);
            expect(units(FUNDS) + amount(rows[0]!.won)).toBe(available);
          }
          await database.db.deleteFrom('reporting.day').execute();
        }),
        { numRuns: 6 },
      );
    },
    120_000,
  );

  it('are counted once, and again only if one of their rounds has changed', async () => {
    await database.db.deleteFrom('reporting.day').execute();
    const members = await newcomers();
    const start = Date.parse('2024-05-01T00:00:00Z');
    const zone = 'Asia/Shanghai';
    const rounds: Played[] = [];
    await perform({ do: 'settle', who: 0, hour: 30, stake: 10, payout: 90 }, members, rounds, start, zone);
    const at = new Date(start + 100 * HOUR);
    setClock(at);
    expect(await refreshDueDays(database.db, zone)).toBe(dueDays(at, zone).length);
    expect(await refreshDueDays(database.db, zone)).toBe(0);
    await perform({ do: 'undo', which: 0, hour: 100 }, members, rounds, start, zone);
    expect(await refreshDueDays(database.db, zone)).toBe(1);
    // Another zone has other days: the old ones are deleted.
    expect(await refreshDueDays(database.db, 'America/New_York')).toBe(
      dueDays(at, 'America/New_York').length,
    );
    const { rows } = await sql<{ days: bigint }>`SELECT count(*) AS days FROM reporting.day`.execute(
      database.db,
    );
    expect(rows[0]!.days).toBe(BigInt(dueDays(at, 'America/New_York').length));
  });

  it('are counted after a concurrent change of an earlier day has ended', async () => {
    await database.db.deleteFrom('reporting.day').execute();
    const members = await newcomers();
    const start = Date.parse('2024-06-01T00:00:00Z');
    const zone = 'Asia/Shanghai';
    await perform({ do: 'settle', who: 0, hour: 30, stake: 10, payout: 90 }, members, [], start, zone);
    setClock(new Date(start + 100 * HOUR));
    let counting: Promise<number> | undefined;
    await database.db.transaction().execute(async (tx) => {
      await sql`SELECT gateway.credit('DAYS', 'jackpotWin', ${members[0]!.id}, ${`late-${ids}`}, ${`day-${ids}`}, 50000, '{}',
        '\\x00', ${new Date(start + 100 * HOUR)}, NULL)`.execute(tx);
      counting = refreshDueDays(database.db, zone);
      // The count now waits for the lock.
      await waitForBlockedQuery(database.db);
    });
    await counting;
    const { rows } = await sql<{ payout: bigint }>`
      SELECT payout FROM reporting.member_day WHERE member_id = ${members[0]!.id}`.execute(database.db);
    expect(rows.map(({ payout }) => payout)).toEqual([units(95)]);
  });
});
