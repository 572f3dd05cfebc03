import fc from 'fast-check';
import { sql } from 'kysely';
import { units } from '@/lib/money/amount';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { AppError } from '@/lib/platform/errors';
import { useTestDatabase } from '../support/database';
import { openTable, seat, type Seated, type Table } from '../support/players';

const held = useTestDatabase();
let table: Table;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'STORM');
});

/** Calls that collide: few players, few transactions, few rounds. */
const call = fc.record({
  player: fc.nat({ max: 2 }),
  transaction: fc.nat({ max: 11 }),
  round: fc.nat({ max: 11 }),
  stake: fc.nat({ max: 6 }),
  payout: fc.nat({ max: 6 }),
});
/** Balance of each player: soon empty, or more than 60 stakes of six need. */
const funds = fc.constantFrom(12, 400);
type Call = typeof call extends fc.Arbitrary<infer Shape> ? Shape : never;

interface Outcome {
  call: Call;
  code: string;
  reply?: string;
}

async function send(players: Seated[], tag: string, sent: Call): Promise<Outcome> {
  try {
    const reply = await table.port.settleRound({
      playerToken: players[sent.player]!.playerToken,
      transactionId: `${tag}-t${sent.transaction}`,
      roundId: `${tag}-r${sent.round}`,
      stake: units(sent.stake),
      payout: units(sent.payout),
    });
    return { call: sent, code: 'OK', reply: `${reply.reference} ${reply.balance}` };
  } catch (error) {
    if (error instanceof AppError) return { call: sent, code: error.code };
    throw error;
  }
}

/** The successful calls of one transaction: all equal, and all with the same reply. */
function effectOf(outcomes: Outcome[]): Call | undefined {
  const done = outcomes.filter((outcome) => outcome.code === 'OK');
  expect(new Set(done.map((outcome) => JSON.stringify([outcome.call, outcome.reply]))).size).toBeLessThan(2);
  return done[0]?.call;
}

// M1, M3 and M5 for calls that collide in one batch, in two batches at once, and in consecutive batches.
test('colliding calls: each transaction and each round happens once, and the balances match', async () => {
  await fc.assert(
    fc.asyncProperty(funds, fc.array(call, { minLength: 2, maxLength: 60 }), async (each, calls) => {
      const tag = `storm${++serial}`;
      const players: Seated[] = [];
      for (let index = 0; index < 3; index++)
        players.push(await seat(held.db, table, `${tag}p${index}`, each));
      const outcomes = await Promise.all(calls.map((sent) => send(players, tag, sent)));

      const effects: Call[] = [];
      const refused: Outcome[] = [];
      for (const transaction of new Set(calls.map((sent) => sent.transaction))) {
        const same = outcomes.filter((outcome) => outcome.call.transaction === transaction);
        const effect = effectOf(same);
        if (!effect) {
          refused.push(...same);
          continue;
        }
        effects.push(effect);
        const others = same.filter((outcome) => outcome.code !== 'OK').map((outcome) => outcome.code);
        // Refused because its round was closed or funds were missing, or later as a conflict.
        const refusals = ['TRANSACTION_CONFLICT', 'ROUND_CLOSED', 'ROUND_MISMATCH'];
        if (each === 12) refusals.push('INSUFFICIENT_FUNDS');
        for (const code of others) expect(refusals).toContain(code);
      }
      const rounds = new Set(effects.map((effect) => effect.round));
      expect(rounds.size).toBe(effects.length);
      // A player with sufficient funds is refused only a round that another call has settled.
      for (const { call, code } of each === 400 ? refused : []) {
        expect(['ROUND_CLOSED', 'ROUND_MISMATCH']).toContain(code);
        expect(rounds).toContain(call.round);
      }
      for (const [index, player] of players.entries()) {
        const moved = effects
          .filter((effect) => effect.player === index)
          .reduce((sum, effect) => sum + effect.payout - effect.stake, 0);
        expect((await getBalance(held.db, player.memberId)).available).toBe(units(each + moved));
      }
    }),
    { numRuns: 60 },
  );
  const { rows } = await sql<{ wrong: bigint }>`
    SELECT count(*) AS wrong FROM gateway.round r FULL JOIN gateway.transaction t ON t.round_id = r.id
      LEFT JOIN LATERAL (SELECT sum(e.amount) AS net FROM ledger.entry e
                          WHERE e.transaction_id = t.ledger_id AND e.balance_after IS NOT NULL) e ON true
     WHERE (r.stake, r.payout) IS DISTINCT FROM (t.debit, t.credit) OR coalesce(e.net, 0) <> t.credit - t.debit`.execute(
    held.db,
  );
  expect(rows[0]!.wrong).toBe(0n);
  const { checks } = await verifyLedger(held.db);
  expect(checks.filter((check) => check.wrong > 0)).toEqual([]);
});
