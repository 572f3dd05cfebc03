import fc from 'fast-check';
import { countTeams } from '@/lib/agents/reports/count';
import { countPlay } from '@/lib/agents/settlement/count';
import { maskName } from '@/lib/platform/mask';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { getBalance } from '@/lib/ledger/queries';
import { amount, units } from '@/lib/money/amount';
import { sql } from '@/lib/db/client';
import { setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { dayAfter } from '@/lib/platform/day';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { ROLL_UP_CHECKS } from '@/lib/reporting/rollups/checks';
import { countRounds as countForCompetitions } from '@/lib/rewards/competitions/jobs';
import { earnFromBets } from '@/lib/rewards/points/bets';
import { countRebates } from '@/lib/rewards/rebate/jobs';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { topWinsByMember } from '@/lib/reporting/rollups/queries';
import { countRounds } from '@/lib/risk/commands';
import { getLeaderboard } from '@/lib/rewards/leaderboard/queries';
import { periodStart } from '@/lib/rewards/leaderboard/rules';
import type { BoardKind, BoardPeriod } from '@/lib/rewards/leaderboard/types';
import { asOwner, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { fund, openTable, type Table } from '../support/players';

const database = useTestDatabase();
const HOUR = 3_600_000;
/** Around a change of clocks in each of the zones, two of them at midnight; one zone is half an hour apart from full hours. */
const ZONES = [
  ['Asia/Shanghai', '2024-03-01T00:00:00Z'],
  ['America/New_York', '2024-03-03T00:00:00Z'],
  ['America/Asuncion', '2024-03-18T00:00:00Z'],
  ['Asia/Beirut', '2024-03-25T00:00:00Z'],
  ['Asia/Kolkata', '2024-02-25T00:00:00Z'],
] as const;
const FUNDS = 100_000;

afterEach(() => setClock(undefined));

type Step =
  | { do: 'settle'; who: number; hour: number; stake: number; payout: number }
  | { do: 'open'; who: number; hour: number; stake: number }
  | { do: 'close'; which: number; hour: number; payout: number; valid: number }
  | { do: 'undo'; which: number; hour: number }
  | { do: 'jackpot'; which: number; hour: number; amount: number }
  | { do: 'bound'; hour: number }
  | { do: 'rollUp'; hour: number; limit: number };

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
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bound' as const), hour }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('rollUp' as const), hour, limit: fc.constantFrom(1, 2, 50_000) }),
  },
);

interface Played {
  who: number;
  round: string;
  /** Its last transaction. */
  transaction: string;
}

const wrongChecks = async () => {
  const wrong: string[] = [];
  for (const { name, query } of ROLL_UP_CHECKS) {
    const { rows } = await query.execute(database.db);
    if (rows[0]!.wrong > 0n) wrong.push(`${name}: ${String(rows[0]!.examples)}`);
  }
  return wrong;
};

describe('the roll-ups', () => {
  let table: Table;
  let ids = 0;

  beforeAll(async () => {
    table = await openTable(database.db, 'DAYS');
  });

  const createMembers = async () =>
    Promise.all(
      ['a', 'b', 'c'].map(async (letter) => {
        const member = await createMember(database.db, { account: `day${letter}${++ids}` });
        await fund(database.db, member.id, member.currency, FUNDS);
        return member;
      }),
    );
  type Member = Awaited<ReturnType<typeof createMembers>>[number];

  async function tokenOf({ id, currency }: Member): Promise<string> {
    const player = { memberId: id, kind: 'member' as const, currency };
    const { launchToken } = await launchGame(database.db, { player, nodeId: table.nodeId, language: 'en' });
    return (await table.port.authenticate({ launchToken })).playerToken;
  }

  /** One call of the vendor, or a run of the job, at its hour. What the gateway refuses changes nothing. */
  async function perform(step: Step, members: Member[], rounds: Played[], start: number, zone: string) {
    setClock(new Date(start + step.hour * HOUR));
    const { port } = table;
    if (step.do === 'bound') return void (await setFeedBound(database.db));
    if (step.do === 'rollUp') return void (await rollUp(database.db, zone, step.limit));
    const transactionId = `day-${++ids}`;
    if (step.do === 'settle' || step.do === 'open') {
      const call = { playerToken: await tokenOf(members[step.who]!), transactionId, roundId: transactionId };
      if (step.do === 'open') await port.bet({ ...call, amount: units(step.stake) });
      else await port.settleRound({ ...call, stake: units(step.stake), payout: units(step.payout) });
      rounds.push({ who: step.who, round: transactionId, transaction: transactionId });
      return;
    }
    const played = rounds[step.which % (rounds.length || 1)];
    if (!played) return;
    const call = { playerId: String(members[played.who]!.id), transactionId, roundId: played.round };
    if (step.do === 'undo') await port.rollback({ ...call, referenceTransactionId: played.transaction });
    else if (step.do === 'jackpot')
      await port.jackpotWin({ ...call, jackpotId: 'lamp', amount: units(step.amount) });
    else {
      await port.win({ ...call, amount: units(step.payout), endsRound: false });
      played.transaction = transactionId;
      await port.endRound({ ...call, validBet: units(step.valid) });
    }
  }

  /** The leaderboard computed from every round of its period. */
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
    tomorrow = dayStart(dayAfter(dayOf(at, zone), 1), zone);
    for (const period of ['day', 'week', 'month'] as BoardPeriod[])
      for (const kind of ['win', 'turnover'] as BoardKind[])
        expect(await getLeaderboard(database.db, { kind, period, currency, zone })).toEqual(
          await scanned(kind, periodStart(period, at, zone), currency),
        );
  }

  /** One place a day is enough to know who is first: therefore a leaderboard may read twenty of each day. */
  async function expectFirst(at: Date, zone: string, currency: string) {
    const from = periodStart('month', at, zone);
    const days = { from: dayOf(from, zone), until: dayOf(at, zone), zone };
    const { rows } = await sql<{ figure: bigint }>`
      SELECT max(figure) AS figure FROM ${topWinsByMember(days, currency, 1)} t
       GROUP BY member_id HAVING max(figure) > 0 ORDER BY 1 DESC, member_id LIMIT 1`.execute(database.db);
    expect(rows[0]?.figure).toBe((await scanned('win', from, currency))[0]?.amount);
  }

  it.each(ZONES)(
    'equal the rounds at any moment, whatever is settled late, voided or corrected, and the ledger: %s',
    async (zone, from) => {
      const start = Date.parse(from);
      // The roll-ups begin anew in this zone; until then they have the days of the zone before.
      await rollUp(database.db, zone);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), hour, async (steps, seen) => {
          const members = await createMembers();
          const { currency } = members[0]!;
          const rounds: Played[] = [];
          for (const each of steps) {
            try {
              await perform(each, members, rounds, start, zone);
            } catch (error) {
              if (!(error instanceof AppError)) throw error;
            }
            if (each.do === 'rollUp') {
              expect(await wrongChecks()).toEqual([]);
              await expectBoards(new Date(start + each.hour * HOUR), zone, currency);
            }
          }
          expect(await wrongChecks()).toEqual([]);
          await expectBoards(new Date(start + seen * HOUR), zone, currency);
          await expectFirst(new Date(start + seen * HOUR), zone, currency);

          // When everything is closed and rolled up, each member's days are what the ledger says they won and lost.
          setClock(new Date(start + 24 * 12 * HOUR));
          for (const { who, round } of rounds)
            await table.port.endRound({ playerId: String(members[who]!.id), roundId: round });
          await rollUp(database.db, zone);
          expect(await wrongChecks()).toEqual([]);
          for (const { id } of members) {
            // A jackpot stays with the player if its round was voided, and is in no day's rounds.
            const { rows } = await sql<{ won: bigint }>`
              SELECT coalesce(sum(won), 0)::bigint AS won FROM (
                SELECT d.payout - d.stake AS won FROM reporting.member_day d WHERE d.member_id = ${id}
                UNION ALL
                SELECT r.payout - r.stake FROM gateway.round r WHERE r.member_id = ${id} AND r.status = 'voided') all_of`.execute(
              database.db,
            );
            const { available } = await getBalance(database.db, id);
            expect(units(FUNDS) + amount(rows[0]!.won)).toBe(available);
          }
        }),
        { numRuns: depth(2, 20) },
      );
    },
    depth(120_000, 600_000),
  );

  it('count each round once if several runs work at once while rounds are settled, corrected and voided', async () => {
    setClock(undefined);
    const zone = 'Asia/Shanghai';
    const members = await createMembers();
    let playing = true;
    const play = async (who: number) => {
      for (let turn = 0; turn < 25; turn += 1) {
        const id = `busy-${who}-${turn}-${ids}`;
        const call = { playerToken: await tokenOf(members[who]!), transactionId: id, roundId: id };
        const playerId = String(members[who]!.id);
        if (turn % 3 === 0) {
          await table.port.bet({ ...call, amount: units(3) });
          await table.port.win({
            playerId,
            transactionId: `${id}w`,
            roundId: id,
            amount: units(5),
            endsRound: true,
          });
        } else await table.port.settleRound({ ...call, stake: units(2), payout: units(turn) });
        if (turn % 4 === 0)
          await table.port.rollback({ playerId, transactionId: `${id}r`, referenceTransactionId: id });
      }
    };
    const count = async () => {
      while (playing) await rollUp(database.db, zone, 7);
    };
    const counting = [count(), count()];
    await Promise.all([play(0), play(1), play(2)]);
    playing = false;
    await Promise.all(counting);
    expect(await wrongChecks()).toEqual([]);
    await rollUp(database.db, zone);
    expect(await wrongChecks()).toEqual([]);
    const { rows } = await sql<{ left: bigint; rolled: bigint }>`
      SELECT (SELECT count(*) FROM reporting.unrolled) AS left,
             (SELECT sum(rounds)::bigint FROM reporting.member_day WHERE member_id = ANY (${members.map(({ id }) => id)})) AS rolled`.execute(
      database.db,
    );
    // Of 25 rounds each, every fourth was voided: 7 of them.
    expect(rows[0]).toEqual({ left: 0n, rolled: 54n });
  }, 60_000);

  it('begin anew in another zone, and delete the changes that every consumer has read', async () => {
    await rollUp(database.db, 'America/New_York');
    expect(await wrongChecks()).toEqual([]);
    // The second consumer reads the same feed in parts of its own, and its sums are right too.
    await countRounds(database.db, 'America/New_York', 7);
    const counted = await sql<{ id: bigint }>`
      SELECT coalesce(a.member_id, b.member_id) AS id
        FROM (SELECT member_id, sum(rounds) AS rounds, sum(stakes) AS stakes, sum(payouts) AS payouts,
                     sum(stakes_squared) AS squared FROM risk.member_game_day GROUP BY 1) a
        FULL JOIN (SELECT member_id, count(*) AS rounds, sum(stake) AS stakes, sum(payout) AS payouts,
                          sum(stake::numeric * stake) AS squared
                     FROM gateway.round WHERE status = 'closed' AND stake > 0 GROUP BY 1) b USING (member_id)
       WHERE (coalesce(a.rounds, 0), coalesce(a.stakes, 0), coalesce(a.payouts, 0), coalesce(a.squared, 0))
          <> (coalesce(b.rounds, 0), coalesce(b.stakes, 0), coalesce(b.payouts, 0), coalesce(b.squared, 0))`.execute(
      database.db,
    );
    expect(counted.rows).toEqual([]);
    // So do the others.
    await earnFromBets(database.db);
    await countForCompetitions(database.db);
    await countRebates(database.db);
    await countPlay(database.db);
    await countTeams(database.db);
    expect(await rollUp(database.db, 'America/New_York')).toBe(0);
    const { rows } = await sql<{ changes: bigint; hours: bigint }>`
      SELECT (SELECT count(*) FROM reporting.round_change) AS changes,
             (SELECT count(*) FROM reporting.member_hour) AS hours`.execute(database.db);
    expect(rows[0]!.changes).toBe(0n);
    expect(rows[0]!.hours).toBeGreaterThan(0n);
  });

  it.each([
    // Sums of a table are found wrong together with it.
    ['member_hour', 'stake', 1],
    ['game_hour', 'rounds', 3],
    ['member_day', 'valid_bet', 2],
  ])('are found wrong if %s differs in %s', async (name, column, checks) => {
    const change = (by: string) =>
      asOwner(database.ownerUrl, (client) =>
        client.query(`UPDATE reporting.${name} SET ${column} = ${column} ${by}`),
      );
    expect(await wrongChecks()).toEqual([]);
    await change('+ 1');
    expect(await wrongChecks()).toHaveLength(checks);
    await change('- 1');
    expect(await wrongChecks()).toEqual([]);
  });
});
