/** The checks of `npm run verify`: they pass on what the lottery does, and each finds a planted fault. */
import { sql } from '@/lib/db/client';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { LOTTERY_CHECKS } from '@/lib/studio-host/lottery/checks';
import { settleDraws } from '@/lib/studio/lottery/settlement/commands';
import { voidDraws } from '@/lib/studio/lottery/settlement/voids';
import { asOwner, useTestDatabase } from '../support/database';
import { openTable, seat } from '../support/players';
import { closedDraw, placeBets, setResult, someLines, someResult, testHost } from './placed-bets';

const held = useTestDatabase();

const wrongChecks = async () => {
  const { checks } = await verifyLedger(held.db, LOTTERY_CHECKS);
  return checks.filter(({ wrong }) => wrong > 0).map(({ name }) => name);
};

let draws: bigint[];
let settledBet: bigint;

beforeAll(async () => {
  const table = await openTable(held.db, 'LOTT');
  const host = testHost(held.db, table.vendor);
  const player = await seat(held.db, table, 'checks', 100_000);
  draws = [];
  for (let index = 0; index < 4; index++) draws.push(await closedDraw(held.db, 'MY4D'));
  const lines = someLines('MY4D', 20, 3);
  const { bets } = await placeBets(held.db, player, { vendor: table.vendor, game: 'MY4D', draws, lines });
  settledBet = bets.find(({ drawId }) => drawId === draws[0])!.id;
  await setResult(held.db, draws[0]!, someResult('MY4D', 1));
  await settleDraws(host);
  await sql`UPDATE studio.lottery_draw SET status = 'drawn', result = ${JSON.stringify(someResult('MY4D', 2))}::jsonb, result_version = 2,
                   settled_to = 0 WHERE id = ${draws[0]}`.execute(held.db);
  await settleDraws(host);
  await setResult(held.db, draws[1]!, someResult('MY4D', 3));
  await settleDraws(host);
  await sql`UPDATE studio.lottery_draw SET status = 'voiding', settled_to = 0 WHERE id = ${draws[1]}`.execute(
    held.db,
  );
  await voidDraws(host);
});

test('pass on settled, corrected, voided and open draws', async () => {
  const { checks } = await verifyLedger(held.db, LOTTERY_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
  const own = checks.filter(({ name }) => name.startsWith('lottery:'));
  expect(own.map(({ read }) => read)).toEqual([80, 40, 4, 1, 20]);
});

const [WALLET, ASIDE, SUMS, DRAWS, PAYOUTS] = LOTTERY_CHECKS.map(({ name }) => name);

test.each([
  ['a payout', 'UPDATE studio.lottery_bet SET payout = payout + 1 WHERE id = $1', [WALLET, SUMS, PAYOUTS]],
  ['a rebate', 'UPDATE studio.lottery_bet SET rebate = rebate + 7 WHERE id = $1', [WALLET, SUMS, PAYOUTS]],
  [
    'a payout of the wallet',
    `UPDATE gateway.round SET payout = payout + 1 WHERE vendor_round_id = 'lo' || $1::bigint`,
    [WALLET],
  ],
  [
    'a selection',
    `UPDATE studio.lottery_line l SET series = series - 1, highest = highest - 1 FROM studio.lottery_bet b
                    WHERE b.id = $1 AND l.slip_id = b.slip_id AND $1 > 0`,
    [PAYOUTS],
  ],
  [
    'a bet that was left out',
    `UPDATE studio.lottery_bet SET status = 'accepted' WHERE id = $1`,
    [WALLET, ASIDE],
  ],
  [
    'a sum',
    'UPDATE studio.lottery_draw_sum SET stake = stake + 1 WHERE draw_id = (SELECT draw_id FROM studio.lottery_bet WHERE id = $1)',
    [SUMS],
  ],
  [
    'a draw out of order',
    `UPDATE studio.lottery_draw SET draws_at = draws_at + interval '1 day'
                            WHERE id = (SELECT draw_id FROM studio.lottery_bet WHERE id = $1)`,
    [DRAWS],
  ],
])('find %s that was changed', async (_, fault, expected) => {
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(`SET session_replication_role = 'replica'`);
    const tables = [
      'studio.lottery_bet',
      'studio.lottery_line',
      'studio.lottery_draw',
      'studio.lottery_draw_sum',
      'gateway.round',
    ];
    for (const table of tables)
      await client.query(`CREATE TEMP TABLE ${table.replace('.', '_')}_kept AS TABLE ${table}`);
    await client.query(fault, [settledBet.toString()]);
    const found = await wrongChecks();
    for (const table of tables) {
      await client.query(`DELETE FROM ${table}`);
      await client.query(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE TABLE ${table.replace('.', '_')}_kept`,
      );
    }
    expect(found).toEqual(expected);
  });
  expect(await wrongChecks()).toEqual([]);
});
