/** settleBets and promoWins against the single calls that their items stand for. */
import fc from 'fast-check';
import { inTransaction, sql } from '@/lib/db/client';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { amount, units } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { ROLL_UP_CHECKS } from '@/lib/reporting/rollups/checks';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { grantFreeRounds } from '@/lib/rewards/free-rounds/commands';
import { grantCode } from '@/lib/gateway/rules';
import type { BatchItemReply, RoundDetails } from '@/lib/gateway/protocol/types';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated, type Table } from '../support/players';

process.env.DATABASE_MONEY_POOL = '8';
const held = useTestDatabase();
let table: Table;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'BATCHES');
});

const main = async (player: Seated) => (await getBalance(held.db, player.memberId)).available;
const bet = (player: Seated, roundId: string, stake = 1) =>
  table.port.bet({
    playerToken: player.playerToken,
    transactionId: `b-${roundId}`,
    roundId,
    amount: units(stake),
  });
const told = (reply: BatchItemReply) =>
  reply.success ? `OK ${reply.balance}` : `${reply.code} ${reply.final}`;

async function single(call: () => Promise<{ balance: bigint }>): Promise<string> {
  try {
    return `OK ${(await call()).balance}`;
  } catch (error) {
    if (error instanceof AppError) return `${error.code} ${String(error.extras?.final)}`;
    throw error;
  }
}

/** Rounds of one tag: their figures, parts and postings, without ids. */
async function traces(tag: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT replace(r.vendor_round_id, ${tag}, '') AS round, r.stake, r.payout, r.valid_bet, r.bets, r.ended, r.status, r.details::jsonb AS details,
           r.settled_at IS NOT NULL AS settled,
           (SELECT json_agg(json_build_object('kind', t.kind, 'id', replace(t.transaction_id, ${tag}, ''), 'debit', t.debit, 'credit', t.credit,
                     'balance', t.balance, 'meta', replace(t.meta::text, ${tag}, ''), 'ledger', l.kind, 'amounts', l.amounts, 'balances', l.balances,
                     'named', l.meta ->> 'round' = r.id::text, 'member', l.member_account IS NOT NULL) ORDER BY t.id)
              FROM gateway.transaction t LEFT JOIN ledger.transaction l ON l.id = t.ledger_id WHERE t.round_id = r.id) AS parts
      FROM gateway.round r WHERE r.vendor = ${table.vendor} AND r.vendor_round_id LIKE ${`${tag}%`} ORDER BY 1`.execute(
    held.db,
  );
  return rows;
}

async function expectExactBooks(): Promise<void> {
  const { checks } = await verifyLedger(held.db, [...REWARDS_CHECKS, ...ROLL_UP_CHECKS]);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
}

const item = fc.record({
  player: fc.nat({ max: 2 }),
  transaction: fc.nat({ max: 9 }),
  round: fc.nat({ max: 9 }),
  amount: fc.nat({ max: 3 }),
  details: fc.option(fc.constant<RoundDetails>({ drawn: [1, 2] }), { nil: undefined }),
});

test('a batch has the effects and the answers of its items, sent one by one as wins that end their rounds', async () => {
  // The same players in every case: both sides have had the same calls before.
  const seated = { one: [] as Seated[], all: [] as Seated[] };
  for (const [side, players] of Object.entries(seated))
    for (const index of [0, 1, 2]) players.push(await seat(held.db, table, `like${side}p${index}`, 5_000));
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 20 }), async (drawn) => {
      serial += 1;
      const answers: string[][] = [];
      for (const side of ['one', 'all'] as const) {
        const tag = `like${serial}${side}`;
        const players = seated[side];
        // Rounds 0 to 6 are open, 7 is ended, 8 is voided, 9 is unknown. Round n belongs to player n modulo 3.
        for (let round = 0; round < 9; round++) await bet(players[round % 3]!, `${tag}-${round}`);
        await table.port.endRound({ playerId: players[1]!.playerId, roundId: `${tag}-7` });
        const undo = { transactionId: `x-${tag}`, referenceTransactionId: `b-${tag}-8` };
        await table.port.rollback({ playerId: players[2]!.playerId, ...undo });
        const items = drawn.map((each) => ({
          playerId: players[each.player]!.playerId,
          transactionId: `${tag}t${each.transaction}`,
          roundId: `${tag}-${each.round}`,
          amount: units(each.amount),
          details: each.details,
        }));
        if (side === 'all') answers.push((await table.port.settleBets({ items })).items.map(told));
        else {
          const replies: string[] = [];
          for (const { playerId, transactionId, roundId, amount, details } of items) {
            const win = { playerId, transactionId, roundId, amount, endsRound: true, details };
            replies.push(await single(() => table.port.win(win)));
          }
          answers.push(replies);
        }
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(await traces(`like${serial}all`)).toEqual(await traces(`like${serial}one`));
    }),
    {
      numRuns: depth(12, 40),
      // An id that was refused and is used again, and then another win of its player.
      examples: [
        [
          [
            { player: 0, transaction: 1, round: 1, amount: 1, details: undefined },
            { player: 0, transaction: 1, round: 0, amount: 0, details: undefined },
            { player: 0, transaction: 2, round: 3, amount: 1, details: undefined },
          ],
        ],
      ],
    },
  );
  await expectExactBooks();
}, 120_000);

test('the same batch sent many times at once, in both orders and beside single calls, pays each round once', async () => {
  const players: Seated[] = [];
  for (let index = 0; index < 5; index++) players.push(await seat(held.db, table, `storm${index}`, 100));
  const items = Array.from({ length: 60 }, (_, index) => ({
    playerId: players[index % 5]!.playerId,
    transactionId: `storm-w${index}`,
    roundId: `storm-${index}`,
    amount: units(index % 3),
  }));
  for (const [index, { roundId }] of items.entries()) await bet(players[index % 5]!, roundId);
  const backwards = items.toReversed();
  const sent = await Promise.all([
    ...Array.from({ length: 6 }, (_, index) =>
      table.port.settleBets({ items: index % 2 === 0 ? items : backwards }),
    ),
    ...items.slice(0, 20).map(async ({ playerId, transactionId, roundId, amount }) => ({
      items: [
        {
          success: true as const,
          ...(await table.port.win({ playerId, transactionId, roundId, amount, endsRound: true })),
        },
      ],
    })),
  ]);
  const replies = new Map<string, Set<string>>();
  for (const reply of sent.flatMap(({ items }) => items)) {
    if (!reply.success) throw new Error(reply.code);
    const known = replies.get(reply.transactionId) ?? new Set();
    replies.set(reply.transactionId, known.add(`${reply.reference} ${reply.balance}`));
  }
  expect([...replies.values()].filter((each) => each.size !== 1)).toEqual([]);
  for (const [index, player] of players.entries()) {
    const mine = items.filter((_, place) => place % 5 === index);
    const paid = mine.reduce((sum, each) => sum + each.amount, 0n);
    expect(await main(player)).toBe(units(100 - mine.length) + paid);
  }
  await expectExactBooks();
}, 60_000);

test('rounds of a bonus and of free rounds of the site are settled beside the others', async () => {
  const player = await seat(held.db, table, 'mixed', 10);
  const { currency } = await getBalance(held.db, player.memberId);
  await bet(player, 'mixed-real', 6);
  await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: 'batch-bonus',
      memberId: player.memberId,
      currency,
      amount: units(20),
      multiple: '10',
      weights: { other: 100 },
      stakeCap: null,
      bonusFirst: false,
    }),
  );
  const { id } = await inTransaction(held.db, (tx) =>
    grantFreeRounds(tx, {
      key: 'batch-free',
      memberId: player.memberId,
      currency,
      vendor: table.vendor,
      nodeIds: [table.nodeId],
      rounds: 1,
      stake: units(2),
      wagering: { multiple: '0', days: 7 },
      winCap: null,
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  );
  await bet(player, 'mixed-bonus', 8);
  const free = { playerToken: player.playerToken, transactionId: 'b-mixed-free', roundId: 'mixed-free' };
  await table.port.bet({ ...free, amount: units(0), grantId: grantCode(id) });
  expect(await main(player)).toBe(0n);
  const items = ['real', 'bonus', 'free'].map((name) => ({
    playerId: player.playerId,
    transactionId: `w-mixed-${name}`,
    roundId: `mixed-${name}`,
    amount: units(8),
  }));
  const first = await table.port.settleBets({ items });
  expect(first.items.map(({ success }) => success)).toEqual([true, true, true]);
  // Of 8 that the bonus's round won, half is of the bonus; the free round ends its grant, which pays real money.
  expect(await main(player)).toBe(units(8 + 4 + 8));
  expect(await table.port.settleBets({ items })).toEqual(first);
  await expectExactBooks();
});

test('prizes of campaigns: one by one or together, in real and in play money, each once', async () => {
  const player = await seat(held.db, table, 'prizes', 10);
  const trial = await seat(held.db, table, 'prizestrial', 0, true);
  const { currency } = await getBalance(held.db, player.memberId);
  const promo = (playerId: string, id: string, more: object = {}) => ({
    playerId,
    transactionId: `prize-${id}`,
    campaignId: 'rebate',
    amount: amount(5n),
    ...more,
  });
  const before = (await table.port.balance({ playerToken: trial.playerToken })).balance;
  const items = [
    promo(player.playerId, '1', { currency }),
    promo(player.playerId, '2', { currency }),
    promo(trial.playerId, '3', { currency: 'PLY' }),
    promo(player.playerId, '4'),
    promo('999999999', '5', { currency }),
    promo(player.playerId, '1', { currency }),
    promo(player.playerId, '1', { currency, campaignId: 'other' }),
  ];
  const sent = await Promise.all(Array.from({ length: 4 }, () => table.port.promoWins({ items })));
  expect(new Set(sent.map(({ items }) => items.map(told).join())).size).toBe(1);
  expect(sent[0]!.items.map((reply) => (reply.success ? 'OK' : reply.code))).toEqual([
    'OK',
    'OK',
    'OK',
    'OK',
    'PLAYER_NOT_FOUND',
    'OK',
    'TRANSACTION_CONFLICT',
  ]);
  expect(await main(player)).toBe(units(10) + 15n);
  expect((await table.port.balance({ playerToken: trial.playerToken })).balance).toBe(before + 5n);
  // The single call is a replay of the item, and names the same reference.
  // A prize for a stake names its round: of this player, in this currency, with a bet that stands.
  await bet(player, 'prize-round');
  await bet(player, 'prize-undone');
  await table.port.rollback({
    playerId: player.playerId,
    transactionId: 'x-prize',
    referenceTransactionId: 'b-prize-undone',
  });
  const rewards = ['prize-round', 'prize-undone', 'prize-none'].map((roundId) =>
    promo(player.playerId, `for-${roundId}`, { currency, roundId }),
  );
  const others = [promo(trial.playerId, 'for-other', { currency: 'PLY', roundId: 'prize-round' })];
  const rewarded = await table.port.promoWins({ items: [...rewards, ...others] });
  const alone = await Promise.all(
    [...rewards, ...others].map((each) =>
      single(() => table.port.promoWin({ ...each, transactionId: `single-${each.transactionId}` })),
    ),
  );
  expect(rewarded.items.map((reply) => (reply.success ? 'OK' : `${reply.code} ${reply.final}`))).toEqual([
    'OK',
    'BET_CANCELLED true',
    'ROUND_NOT_FOUND false',
    'ROUND_MISMATCH true',
  ]);
  expect(alone.map((answer) => answer.replace(/^OK .*/, 'OK'))).toEqual(
    rewarded.items.map((reply) => (reply.success ? 'OK' : `${reply.code} ${reply.final}`)),
  );
  const again = await table.port.promoWin({
    playerId: player.playerId,
    transactionId: 'prize-1',
    campaignId: 'rebate',
    amount: amount(5n),
    currency,
  });
  expect(sent[0]!.items[0]).toMatchObject({ reference: again.reference, balance: again.balance });
  await expectExactBooks();
});
