/** A member's profit and loss (RECORD-3): equal to the rounds at any moment, whatever is rolled up (docs/trust.md P1). */
import fc from 'fast-check';
import { sql } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { PROFIT_GROUPS } from '@/lib/reporting/profit/constants';
import { listProfit } from '@/lib/reporting/profit/queries';
import { settlementZone } from '@/lib/reporting/settlement';
import { useTestDatabase } from '../support/database';
import { fund, openTable, type Table } from '../support/players';

const held = useTestDatabase();
const START = Date.parse('2026-03-05T00:00:00Z');
const DAYS = { from: '2026-03-01', to: '2026-03-31' };
const PAGE = { pageNum: 1, pageSize: 100 };
let tables: Table[];
let players: { id: bigint; currency: string }[];
let count = 0;

beforeAll(async () => {
  setClock(new Date(START));
  tables = [await openTable(held.db, 'NORTH'), await openTable(held.db, 'SOUTH')];
  await sql`INSERT INTO catalogue.vendor_category (game_type, vendor_code) VALUES ('FISH', 'SOUTH')`.execute(
    held.db,
  );
  await sql`UPDATE catalogue.game SET game_type = 'FISH' WHERE node_id = ${tables[1]!.nodeId}`.execute(
    held.db,
  );
  players = await Promise.all(
    ['profitone', 'profittwo'].map(async (account) => {
      const member = await createMember(held.db, { account });
      await fund(held.db, member.id, member.currency, 1_000_000);
      return member;
    }),
  );
});
afterAll(() => setClock(undefined));

async function settle(who: number, table: number, stake: number, payout: number): Promise<string> {
  const { port, nodeId } = tables[table]!;
  const member = players[who]!;
  const id = `profit-${++count}`;
  const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
  const { launchToken } = await launchGame(held.db, { player, nodeId, language: 'en' });
  const { playerToken } = await port.authenticate({ launchToken });
  const ids = { playerToken, transactionId: id, roundId: id };
  await port.settleRound({ ...ids, stake: units(stake), payout: units(payout) });
  return id;
}

/** The same figures, added up from the rounds themselves. */
async function expected(memberId: bigint, kind: (typeof PROFIT_GROUPS)[number], vendor?: string) {
  const key = {
    day: sql`to_char(r.settled_at AT TIME ZONE ${settlementZone()}, 'YYYY-MM-DD')`,
    category: sql`g.game_type`,
    vendor: sql`r.vendor`,
  }[kind];
  const { rows } = await sql<{ key: string; rounds: bigint; stake: bigint; payout: bigint; profit: bigint }>`
    SELECT ${key} AS key, count(*) AS rounds, sum(r.stake)::bigint AS stake, sum(r.payout)::bigint AS payout,
           sum(r.payout - r.stake)::bigint AS profit
      FROM gateway.round r JOIN catalogue.game g ON g.node_id = r.node_id
     WHERE r.member_id = ${memberId} AND r.status = 'closed' ${vendor ? sql`AND r.vendor = ${vendor}` : sql``}
     GROUP BY 1 ORDER BY 1`.execute(held.db);
  return rows;
}

test('every list and its sums equal the rounds before, between and after roll-ups', async () => {
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 20 }),
    who: fc.nat(1),
    table: fc.nat(1),
    stake: fc.integer({ min: 1, max: 500 }),
    payout: fc.nat(900),
    then: fc.constantFrom('nothing' as const, 'rollUp' as const, 'void' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      let at = START + (count % 12) * 86_400_000;
      for (const { hours, who, table, stake, payout, then } of steps) {
        setClock(new Date((at += hours * 3_600_000)));
        const id = await settle(who, table, stake, payout);
        const reference = { transactionId: `${id}-void`, referenceTransactionId: id };
        if (then === 'void')
          await tables[table]!.port.rollback({ playerId: String(players[who]!.id), ...reference });
        if (then === 'rollUp') await rollUp(held.db, settlementZone(), 3);
      }
      for (const { id: memberId, currency } of players)
        for (const kind of PROFIT_GROUPS)
          for (const vendor of [undefined, 'SOUTH']) {
            const page = await listProfit(held.db, { memberId, currency, ...DAYS, kind, vendor, ...PAGE });
            const rows = await expected(memberId, kind, vendor);
            const figures = page.list.map(({ key, rounds, stake, payout, profit }) => ({
              key,
              rounds,
              stake,
              payout,
              profit,
            }));
            expect(figures.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual(rows);
            const profit = rows.reduce((sum, row) => sum + row.profit, 0n);
            expect(page.summary.profit).toBe(profit);
            expect(page.total).toBe(rows.length);
          }
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('days are listed newest first, and a page has its part of them', async () => {
  const { id: memberId, currency } = await createMember(held.db, { account: 'profitpages' });
  await fund(held.db, memberId, currency, 100);
  players.push({ id: memberId, currency });
  for (const day of ['2026-03-02', '2026-03-04', '2026-03-03']) {
    setClock(new Date(`${day}T05:00:00Z`));
    await settle(players.length - 1, 0, 10, 4);
  }
  const read = async (pageNum: number) => {
    const page = await listProfit(held.db, {
      memberId,
      currency,
      ...DAYS,
      kind: 'day',
      pageNum,
      pageSize: 2,
    });
    return { keys: page.list.map(({ key }) => key), pages: page.totalPages, profit: page.summary.profit };
  };
  expect(await read(1)).toEqual({ keys: ['2026-03-04', '2026-03-03'], pages: 2, profit: -units(18) });
  expect(await read(2)).toEqual({ keys: ['2026-03-02'], pages: 2, profit: -units(18) });
});

test('a period of more than 92 days is refused', async () => {
  const { id: memberId, currency } = players[0]!;
  const days = { from: '2026-01-01', to: '2026-04-03' };
  await expect(
    listProfit(held.db, { memberId, currency, ...days, kind: 'day', ...PAGE }),
  ).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});
