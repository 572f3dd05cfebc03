import fc from 'fast-check';
import { inTransaction, sql } from '@/lib/db/client';
import { adjust } from '@/lib/gateway/commands';
import { grantCode } from '@/lib/gateway/rules';
import { voidRound } from '@/lib/gateway/voids/commands';
import { requireVoidableRound } from '@/lib/gateway/voids/queries';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { amount, units, ZERO, type Amount } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { listBonuses } from '@/lib/rewards/bonus-money/queries';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { MONEY_CHECKS } from '@/lib/reporting/money/checks';
import { createBonus, giveBonus, publishBonus } from '@/lib/rewards/bonuses/commands';
import { getBonus } from '@/lib/rewards/bonuses/queries';
import type { BonusRule } from '@/lib/rewards/bonuses/types';
import { claimReward } from '@/lib/rewards/centre/commands';
import { listRewards } from '@/lib/rewards/centre/queries';
import { endFreeRounds, grantFreeRounds } from '@/lib/rewards/free-rounds/commands';
import { sweepFreeRounds } from '@/lib/rewards/free-rounds/jobs';
import { findFreeRounds, listFreeRounds } from '@/lib/rewards/free-rounds/queries';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated, type Table } from '../support/players';

process.env.DATABASE_MONEY_POOL = '8';
const held = useTestDatabase();
let table: Table;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'FREEROUNDS');
});

const HOUR_MS = 3_600_000;

async function grant(
  player: Seated,
  rounds: number,
  more: {
    multiple?: string;
    winCap?: Amount | null;
    expiresAt?: Date;
    nodeIds?: bigint[];
    key?: string;
  } = {},
): Promise<bigint> {
  const { currency } = await getBalance(held.db, player.memberId);
  const { id } = await inTransaction(held.db, (tx) =>
    grantFreeRounds(tx, {
      key: more.key ?? `test:${++serial}`,
      memberId: player.memberId,
      currency,
      vendor: table.vendor,
      nodeIds: more.nodeIds ?? [table.nodeId],
      rounds,
      stake: units(2),
      wagering: { multiple: more.multiple ?? '0', days: 7 },
      winCap: more.winCap ?? null,
      expiresAt: more.expiresAt ?? new Date(Date.now() + HOUR_MS),
    }),
  );
  return id;
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'OK';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const main = async (player: Seated) => (await getBalance(held.db, player.memberId)).available;
const seatNew = (funds = 0) => seat(held.db, table, `free${++serial}`, funds);
const read = async (id: bigint) => (await findFreeRounds(held.db, id, 'en'))!;
const settle = ({ playerToken }: Seated, id: bigint, name: string, payout: Amount) =>
  table.port.settleRound({
    playerToken,
    transactionId: name,
    roundId: name,
    stake: ZERO,
    payout,
    grantId: grantCode(id),
  });
const bet = ({ playerToken }: Seated, id: bigint, name: string) =>
  table.port.bet({
    playerToken,
    transactionId: name,
    roundId: name,
    amount: ZERO,
    grantId: grantCode(id),
  });
const win = ({ playerId }: Seated, name: string, round: string, won: Amount, endsRound: boolean) =>
  table.port.win({ playerId, transactionId: name, roundId: round, amount: won, endsRound });
const undo = ({ playerId }: Seated, name: string, reference: string) =>
  table.port.rollback({ playerId, transactionId: name, referenceTransactionId: reference });

/** An operator voids a round, by the vendor's name of it. */
async function voidOf(name: string): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM gateway.round WHERE vendor_round_id = ${name}`.execute(held.db);
  await inTransaction(held.db, async (tx) =>
    voidRound(tx, await requireVoidableRound(tx, rows[0]!.id), {
      operatorId: 1n,
      reason: 'reels stood still',
    }),
  );
}

async function expectExactBooks(): Promise<void> {
  const { checks } = await verifyLedger(held.db, [...REWARDS_CHECKS, ...MONEY_CHECKS]);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
}

describe('free rounds', () => {
  test('move no stake; the wins are real money when the last round has ended', async () => {
    const player = await seatNew(5);
    const id = await grant(player, 2);
    expect(await settle(player, id, 'real-1', units(3))).toMatchObject({ balance: units(5) });
    expect(await table.port.freeRounds({ playerToken: player.playerToken })).toMatchObject({
      grants: [
        { grantId: grantCode(id), rounds: 2, left: 1, stake: units(2), won: units(3), wagering: null },
      ],
    });
    expect(await settle(player, id, 'real-2', units(4))).toMatchObject({ balance: units(12) });
    expect(await read(id)).toMatchObject({ status: 'completed', used: 2, won: units(7), paid: units(7) });
    // Settled again, it is the first call.
    expect(await settle(player, id, 'real-2', units(4))).toMatchObject({ balance: units(12) });
    expect(await main(player)).toBe(units(12));
    const { rows } = await sql<{ stake: bigint; payout: bigint; valid: bigint; grant: string }>`
      SELECT stake, payout, valid_bet AS valid, grant_id AS grant FROM gateway.round
       WHERE member_id = ${player.memberId} ORDER BY id`.execute(held.db);
    expect(rows).toEqual([
      { stake: 0n, payout: units(3), valid: 0n, grant: grantCode(id) },
      { stake: 0n, payout: units(4), valid: 0n, grant: grantCode(id) },
    ]);
  });

  test('are not listed to play for a member who is excluded, and those that have ended are', async () => {
    const player = await seatNew();
    const [ended, active] = [await grant(player, 1), await grant(player, 2)];
    await settle(player, ended, 'before-exclusion', ZERO);
    const listed = async () => (await listFreeRounds(held.db, player.memberId, 'en')).map(({ id }) => id);
    expect(await listed()).toEqual([active, ended]);
    await excludeMyself(held.db, player.memberId, '7d');
    expect(await listed()).toEqual([ended]);
  });

  test('that a void gives back are told of when they end anew, with what was paid since', async () => {
    const player = await seatNew();
    const id = await grant(player, 2);
    await settle(player, id, 'told-1', ZERO);
    await settle(player, id, 'told-2', units(7));
    const told = async () => {
      await sweepFreeRounds(held.db);
      const { rows } = await sql<{ kind: string; amount: string }>`
        SELECT kind, detail ->> 'amount' AS amount FROM notices.notice
         WHERE member_id = ${player.memberId} AND kind LIKE 'freeRounds%' ORDER BY id`.execute(held.db);
      return rows.map(({ kind, amount }) => `${kind} ${amount}`);
    };
    expect(await told()).toEqual(['freeRoundsPaid 7.00']);
    await voidOf('told-1');
    expect(await read(id)).toMatchObject({ status: 'active', used: 1, paid: units(7) });
    expect(await told()).toHaveLength(1);
    await settle(player, id, 'told-3', units(3));
    expect(await told()).toEqual(['freeRoundsPaid 7.00', 'freeRoundsPaid 3.00']);
    expect(await main(player)).toBe(units(10));
    expect(await told()).toHaveLength(2);
  });

  test('hit a jackpot as real money in full, beside the cap, and a void takes it back', async () => {
    const player = await seatNew();
    const id = await grant(player, 2, { multiple: '7.5', winCap: units(10) });
    await bet(player, id, 'hit');
    await table.port.jackpotWin({
      playerId: player.playerId,
      transactionId: 'hit-jackpot',
      roundId: 'hit',
      jackpotId: 'harvest',
      amount: units(500),
    });
    await win(player, 'hit-win', 'hit', units(8), true);
    expect(await main(player)).toBe(units(500));
    expect(await read(id)).toMatchObject({ status: 'active', won: units(8) });
    await voidOf('hit');
    expect(await main(player)).toBe(0n);
    expect(await read(id)).toMatchObject({ status: 'active', used: 0, won: 0n });
    await expectExactBooks();
  });

  test('become bonus money up to the cap; the rest goes back to the house', async () => {
    const player = await seatNew();
    const id = await grant(player, 2, { multiple: '7.5', winCap: units(10) });
    await settle(player, id, 'cap-1', units(8));
    await settle(player, id, 'cap-2', units(8));
    expect(await main(player)).toBe(0n);
    expect(await listBonuses(held.db, player.memberId)).toMatchObject([
      { amount: units(10), remaining: units(10), required: units(75), status: 'active' },
    ]);
    expect(await read(id)).toMatchObject({ won: units(16), paid: units(10), returned: units(6) });
  });

  test('of twenty bets at once, no more begin than were granted', async () => {
    const player = await seatNew();
    const id = await grant(player, 7);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        codeOf(at % 2 ? settle(player, id, `many-${at}`, units(1)) : bet(player, id, `many-${at}`)),
      ),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(7);
    expect(codes.filter((code) => code === 'GRANT_ENDED')).toHaveLength(13);
    expect((await read(id)).used).toBe(7);
    await expectExactBooks();
  });

  test('one call that is sent twenty times at once counts once', async () => {
    const player = await seatNew();
    const id = await grant(player, 3);
    const replies = await Promise.all(Array.from({ length: 20 }, () => settle(player, id, 'same', units(1))));
    expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1);
    expect(await read(id)).toMatchObject({ used: 1, won: units(1) });
  });

  test('a round of several moves is one round, and is paid when it has ended', async () => {
    const player = await seatNew();
    const id = await grant(player, 1);
    await bet(player, id, 'moves');
    expect(await codeOf(bet(player, id, 'moves-2'))).toBe('GRANT_ENDED');
    await win(player, 'moves-w1', 'moves', units(1), false);
    expect(await main(player)).toBe(0n);
    await win(player, 'moves-w2', 'moves', units(2), true);
    expect(await main(player)).toBe(units(3));
    expect(await read(id)).toMatchObject({ status: 'completed', paid: units(3) });
  });

  test('a second bet of a free round, and a free bet of another round, are refused', async () => {
    const player = await seatNew(10);
    const id = await grant(player, 3);
    await bet(player, id, 'mixed');
    const { playerToken } = player;
    const more = { playerToken, transactionId: 'mixed-2', roundId: 'mixed' };
    expect(await codeOf(table.port.bet({ ...more, amount: units(1) }))).toBe('ROUND_MISMATCH');
    expect(await codeOf(table.port.bet({ ...more, amount: ZERO, grantId: grantCode(id) }))).toBe(
      'ROUND_MISMATCH',
    );
    await table.port.bet({ playerToken, transactionId: 'paid', roundId: 'paid', amount: units(1) });
    expect(
      await codeOf(
        table.port.bet({
          playerToken,
          transactionId: 'paid-2',
          roundId: 'paid',
          amount: ZERO,
          grantId: grantCode(id),
        }),
      ),
    ).toBe('ROUND_MISMATCH');
    expect((await read(id)).used).toBe(1);
  });

  test('are of one player, one currency and the games of the grant', async () => {
    const [player, other] = [await seatNew(), await seatNew()];
    const id = await grant(player, 3);
    expect(await codeOf(settle(other, id, 'other', units(1)))).toBe('GRANT_INVALID');
    expect(await codeOf(settle(player, 999_999n, 'none', units(1)))).toBe('GRANT_INVALID');
    const elsewhere = await grant(player, 3, { nodeIds: [1n] });
    expect(await codeOf(settle(player, elsewhere, 'elsewhere', units(1)))).toBe('GRANT_INVALID');
    const { playerId } = player;
    const total = { playerId, transactionId: 'total', grantId: grantCode(id), amount: units(5) };
    expect(await codeOf(table.port.bonusWin(total))).toBe('GRANT_INVALID');
    expect((await read(id)).used).toBe(0);
  });

  test('a rollback gives the round back, also the last one as long as its wins were not paid', async () => {
    const player = await seatNew();
    const id = await grant(player, 2);
    await settle(player, id, 'back-1', units(3));
    await undo(player, 'back-1x', 'back-1');
    expect(await read(id)).toMatchObject({ used: 0, won: 0n });
    await settle(player, id, 'back-2', ZERO);
    await settle(player, id, 'back-3', ZERO);
    expect((await read(id)).status).toBe('completed');
    await undo(player, 'back-3x', 'back-3');
    expect(await read(id)).toMatchObject({ status: 'active', used: 1 });
    await settle(player, id, 'back-4', units(4));
    expect(await main(player)).toBe(units(4));
    expect(await codeOf(undo(player, 'back-4x', 'back-4'))).toBe('INSUFFICIENT_FUNDS');
    expect(await read(id)).toMatchObject({ status: 'completed', used: 2, paid: units(4) });
    await expectExactBooks();
  });

  test('a round that an operator voids is given back with its win', async () => {
    const player = await seatNew();
    const id = await grant(player, 2);
    await settle(player, id, 'void-1', units(3));
    await voidOf('void-1');
    expect(await read(id)).toMatchObject({ status: 'active', used: 0, won: 0n });
    await expectExactBooks();
  });

  test('a void takes the win back also if an earlier bet of the round was rolled back', async () => {
    const player = await seatNew();
    const id = await grant(player, 2);
    await bet(player, id, 'again-1');
    await undo(player, 'again-1x', 'again-1');
    await table.port.settleRound({
      playerToken: player.playerToken,
      transactionId: 'again-2',
      roundId: 'again-1',
      stake: ZERO,
      payout: units(3),
      grantId: grantCode(id),
    });
    await voidOf('again-1');
    expect(await read(id)).toMatchObject({ status: 'active', used: 0, won: 0n });
    await expectExactBooks();
  });

  test('a name of a grant that cannot be one is refused', async () => {
    const { playerToken } = await seatNew();
    for (const [place, grantId] of [
      'free-rounds:x',
      'free-rounds:0',
      `free-rounds:${'9'.repeat(19)}`,
    ].entries())
      for (const payout of [ZERO, units(1)]) {
        const name = `odd-${place}-${payout}`;
        const call = { playerToken, transactionId: name, roundId: name, grantId };
        expect(await codeOf(table.port.settleRound({ ...call, stake: ZERO, payout }))).toBe('GRANT_INVALID');
        expect(await codeOf(table.port.bet({ ...call, amount: ZERO }))).toBe('GRANT_INVALID');
      }
    await expectExactBooks();
  });

  test('that have expired or were cancelled pay what they have won; a round that was open is paid when it ends', async () => {
    const player = await seatNew();
    const id = await grant(player, 5);
    await settle(player, id, 'ends-1', units(2));
    await bet(player, id, 'ends-2');
    await inTransaction(held.db, (tx) => endFreeRounds(tx, id, 'wrong campaign'));
    expect(await main(player)).toBe(units(2));
    expect(await codeOf(bet(player, id, 'ends-3'))).toBe('GRANT_ENDED');
    await win(player, 'ends-2w', 'ends-2', units(6), true);
    expect(await main(player)).toBe(units(8));
    expect(await read(id)).toMatchObject({ status: 'cancelled', used: 2, paid: units(8) });

    const short = await grant(player, 5, { expiresAt: new Date(Date.now() - 1_000) });
    expect(await codeOf(bet(player, short, 'late'))).toBe('GRANT_ENDED');
    await sweepFreeRounds(held.db);
    expect((await read(short)).status).toBe('expired');
    const notices = await held.db
      .selectFrom('notices.notice')
      .select(['kind', 'detail'])
      .where('member_id', '=', player.memberId)
      .orderBy('id')
      .execute();
    expect(notices).toEqual([
      { kind: 'freeRoundsPaid', detail: { amount: '8.00', currency: 'THB' } },
      { kind: 'freeRoundsGone', detail: { rounds: '5' } },
    ]);
    await sweepFreeRounds(held.db);
  });

  test('of a bonus are claimed in the reward centre, and count for its budget as what they are worth', async () => {
    const player = await seatNew();
    const rule: BonusRule = {
      minimum: '',
      ordinal: 0,
      period: 'day',
      event: 'vip',
      payout: 'freeRounds',
      amount: { kind: 'fixed', amount: '20' },
      wagering: { multiple: '5', stakeCap: '', days: 3, weights: {} },
      freeRounds: { games: [String(table.nodeId)], rounds: 10, stake: '2', days: 4, most: '30' },
      claimDays: 7,
      groupId: '',
      segmentId: '',
      minLevel: 0,
      countries: [],
      languages: [],
      newWithinDays: 0,
      perMember: 0,
      onePer: [],
      exclusive: false,
    };
    const content = {
      title: { en: 'Ten rounds' },
      terms: { en: 'For you.' },
      trigger: 'hand' as const,
      code: null,
      rule,
      startsAt: null,
      endsAt: null,
      budget: units(30),
      mostGrants: null,
    };
    const badStake = { ...rule, freeRounds: { ...rule.freeRounds!, stake: '2.01' } };
    await expect(createBonus(held.db, { ...content, rule: badStake })).rejects.toMatchObject({
      fields: { 'rule.freeRounds.stake': { code: 'FREE_ROUNDS_STAKE' } },
    });
    const bonusId = await createBonus(held.db, content);
    await publishBonus(held.db, bonusId, 1, true);
    const give = (requestId: string) =>
      inTransaction(held.db, (tx) => giveBonus(tx, { bonusId, memberIds: [player.memberId], requestId }));
    expect((await give('one')).given).toEqual([player.memberId]);
    expect((await give('two')).refused).toMatchObject([{ failed: ['budget'] }]);
    const { list } = await listRewards(held.db, player.memberId, { size: 10 });
    expect(list).toMatchObject([
      { payout: { amount: units(20) }, freeRounds: { rounds: 10, stake: '2', vendor: table.vendor } },
    ]);
    await Promise.all(Array.from({ length: 20 }, () => claimReward(held.db, player.memberId, list[0]!.id)));
    const grants = await listFreeRounds(held.db, player.memberId, 'th');
    expect(grants).toMatchObject([
      {
        rounds: 10,
        stake: units(2),
        multiple: 500,
        winCap: units(30),
        games: [{ nodeId: String(table.nodeId), name: 'ท่าเรือเงียบ' }],
        params: { 'title.en': 'Ten rounds' },
      },
    ]);
    expect(await main(player)).toBe(0n);

    // An exclusive bonus waits until they are played.
    const alone = await createBonus(held.db, {
      ...content,
      rule: { ...rule, payout: 'money', freeRounds: null, exclusive: true },
    });
    await publishBonus(held.db, alone, 1, true);
    const giveAlone = (requestId: string) =>
      inTransaction(held.db, (tx) =>
        giveBonus(tx, { bonusId: alone, memberIds: [player.memberId], requestId }),
      );
    expect((await giveAlone('alone-1')).refused).toMatchObject([{ failed: ['exclusive'] }]);
    await inTransaction(held.db, (tx) => endFreeRounds(tx, grants[0]!.id, 'not wanted'));
    expect((await giveAlone('alone-2')).given).toEqual([player.memberId]);

    // Beside money: two rewards of one decision, and both count for the budget.
    const beside = await createBonus(held.db, {
      ...content,
      rule: { ...rule, payout: 'money', amount: { kind: 'fixed', amount: '7' } },
    });
    await publishBonus(held.db, beside, 1, true);
    await inTransaction(held.db, (tx) =>
      giveBonus(tx, { bonusId: beside, memberIds: [player.memberId], requestId: 'both' }),
    );
    expect(await getBonus(held.db, beside)).toMatchObject({ granted: units(27), grants: 1 });
    await expectExactBooks();
  });

  test('the same key grants once, and other rounds under it are refused', async () => {
    const player = await seatNew();
    const id = await grant(player, 5, { key: 'once' });
    expect(await grant(player, 5, { key: 'once' })).toBe(id);
    expect(await codeOf(grant(player, 6, { key: 'once' }))).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('any order of rounds, wins and rollbacks leaves exact books', async () => {
    const step = fc.record({
      kind: fc.constantFrom('settle', 'bet', 'win', 'end', 'undo', 'adjust'),
      round: fc.integer({ min: 0, max: 5 }),
      payout: fc.integer({ min: 0, max: 30_000 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('0', '3'),
        fc.option(fc.constant(amount(20_000n))),
        async (steps, rounds, multiple, winCap) => {
          const player = await seatNew(1);
          const id = await grant(player, rounds, { multiple, winCap });
          const prefix = `p${++serial}`;
          for (const [at, { kind, round, payout }] of steps.entries()) {
            const name = `${prefix}-r${round}`;
            const paid = amount(BigInt(payout));
            const call =
              kind === 'settle'
                ? settle(player, id, name, paid)
                : kind === 'bet'
                  ? bet(player, id, name)
                  : kind === 'undo'
                    ? undo(player, `${prefix}-x${at}`, name)
                    : kind === 'adjust'
                      ? adjust(table.vendor, {
                          playerId: player.playerId,
                          transactionId: `${prefix}-a${at}`,
                          amount: units(1),
                          reason: 'test',
                        })
                      : win(player, `${prefix}-w${at}`, name, paid, kind === 'end');
            await codeOf(call);
          }
          const { used, won, paid, returned, status } = await read(id);
          expect(used).toBeLessThanOrEqual(rounds);
          if (status !== 'active') expect(paid + returned).toBe(won);
          if (winCap !== null) expect(paid).toBeLessThanOrEqual(winCap);
        },
      ),
      { numRuns: depth(25, 300) },
    );
    await expectExactBooks();
  });
});
