import fc from 'fast-check';
import { inTransaction } from '@/lib/db/client';
import { voidRound } from '@/lib/gateway/voids/commands';
import { requireVoidableRound } from '@/lib/gateway/voids/queries';
import { post } from '@/lib/ledger/commands';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { amount, units, type Amount } from '@/lib/money/amount';
import { now, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { endBonus, grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { listBonuses } from '@/lib/rewards/bonus-money/queries';
import { requiredBets } from '@/lib/rewards/bonus-money/rules';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat, type Seated, type Table } from '../support/players';
import { BonusModel, Refusal } from './bonus-model';

process.env.DATABASE_MONEY_POOL = '8';
const held = useTestDatabase();
let table: Table;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'BONUS');
});

const currencyOf = async (player: Seated) => (await getBalance(held.db, player.memberId)).currency;

async function give(
  player: Seated,
  count: number,
  more: {
    multiple?: string;
    weight?: number;
    cap?: Amount | null;
    bonusFirst?: boolean;
    key?: string;
    expiresAt?: Date;
  } = {},
) {
  const currency = await currencyOf(player);
  return inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: more.key ?? `test:${++serial}`,
      memberId: player.memberId,
      currency,
      amount: units(count),
      multiple: more.multiple ?? '10',
      weights: { other: more.weight ?? 100 },
      stakeCap: more.cap ?? null,
      bonusFirst: more.bonusFirst ?? false,
      expiresAt: more.expiresAt,
    }),
  );
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
const seatNew = (funds: number) => seat(held.db, table, `bonus${++serial}`, funds);
const settle = (player: Seated, id: string, stake: Amount, payout: Amount) =>
  table.port.settleRound({ playerToken: player.playerToken, transactionId: id, roundId: id, stake, payout });

async function expectExactBooks(): Promise<void> {
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
}

describe('a stake of real and bonus money', () => {
  test('is of real money first, and its win returns in the same shares; what cannot be divided is real money', async () => {
    const player = await seatNew(10);
    await give(player, 20);
    const { balance } = await settle(player, 'shares', units(15), amount(100n));
    // 10 real and 5 bonus: of 100 parts the bonus gets 33, the rest is real money.
    expect(await main(player)).toBe(67n);
    expect((await listBonuses(held.db, player.memberId))[0]).toMatchObject({
      remaining: units(15) + 33n,
      wagered: units(15),
      status: 'active',
    });
    expect(balance).toBe(units(15) + 100n);
  });

  test('becomes real money once, when the requirement is met', async () => {
    const player = await seatNew(0);
    const { id } = await give(player, 10, { multiple: '2' });
    await settle(player, 'half', units(10), units(10));
    expect(await main(player)).toBe(0n);
    await settle(player, 'whole', units(10), units(12));
    expect(await main(player)).toBe(units(12));
    expect(await listBonuses(held.db, player.memberId)).toMatchObject([
      { id, status: 'completed', remaining: 0n, endedAmount: units(12) },
    ]);
    await settle(player, 'after', units(5), units(0));
    expect(await main(player)).toBe(units(7));
  });

  test('uses the oldest bonus first; the same key grants once', async () => {
    const player = await seatNew(0);
    const first = await give(player, 5, { key: 'twice' });
    expect(await give(player, 5, { key: 'twice' })).toEqual({ ...first, created: false });
    await give(player, 7);
    await settle(player, 'oldest', units(5), units(0));
    const bonuses = await listBonuses(held.db, player.memberId);
    expect(bonuses.map(({ status, remaining }) => [status, remaining])).toEqual([
      ['active', units(7)],
      ['spent', 0n],
    ]);
    expect((await table.port.balance({ playerToken: player.playerToken })).balance).toBe(units(7));
  });

  test('above the greatest stake is of real money alone, and counts up to it', async () => {
    const player = await seatNew(10);
    await give(player, 20, { cap: units(5) });
    expect(await codeOf(settle(player, 'toohigh', units(11), units(0)))).toBe('BONUS_STAKE_LIMIT');
    await settle(player, 'realalone', units(8), units(0));
    expect((await listBonuses(held.db, player.memberId))[0]).toMatchObject({
      remaining: units(20),
      wagered: units(5),
    });
    expect(await codeOf(settle(player, 'nomoney', units(100), units(0)))).toBe('INSUFFICIENT_FUNDS');
  });

  test('is refused in a game that the bonus does not accept', async () => {
    const player = await seatNew(3);
    await give(player, 20, { weight: 0 });
    expect((await table.port.balance({ playerToken: player.playerToken })).balance).toBe(units(3));
    expect(await codeOf(settle(player, 'weightless', units(4), units(0)))).toBe('INSUFFICIENT_FUNDS');
    await settle(player, 'withreal', units(3), units(0));
    expect((await listBonuses(held.db, player.memberId))[0]).toMatchObject({
      wagered: 0n,
      remaining: units(20),
    });
  });

  test('two hundred calls at once with money for one: one is settled', async () => {
    const player = await seatNew(4);
    await give(player, 6);
    const codes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => codeOf(settle(player, `par${index}`, units(10), units(0)))),
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(await main(player)).toBe(0n);
  });

  test('twenty repetitions of one bet at once take its parts once', async () => {
    const player = await seatNew(4);
    await give(player, 6);
    const bet = () =>
      table.port.bet({
        playerToken: player.playerToken,
        transactionId: 'repeated',
        roundId: 'repeated',
        amount: units(5),
      });
    const replies = await Promise.all(Array.from({ length: 20 }, bet));
    expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1);
    expect(replies[0]!.balance).toBe(units(5));
    expect((await listBonuses(held.db, player.memberId))[0]!.remaining).toBe(units(5));
  });

  test('a win after the end follows the bonus: back to the house if it was forfeited, real money if it was completed', async () => {
    const player = await seatNew(0);
    const { id } = await give(player, 10);
    const { playerToken, playerId } = player;
    await table.port.bet({ playerToken, transactionId: 'lb', roundId: 'late', amount: units(4) });
    expect(await inTransaction(held.db, (tx) => endBonus(tx, id, 'member'))).toBe(units(6));
    await table.port.win({
      playerId,
      transactionId: 'lw',
      roundId: 'late',
      betTransactionId: 'lb',
      amount: units(9),
      endsRound: true,
    });
    expect(await main(player)).toBe(0n);
    const second = await give(player, 10, { multiple: '1' });
    await table.port.bet({ playerToken, transactionId: 'cb', roundId: 'open', amount: units(3) });
    await settle(player, 'completes', units(7), units(1));
    expect((await listBonuses(held.db, player.memberId))[0]).toMatchObject({
      id: second.id,
      status: 'active',
    });
    await settle(player, 'last', units(1), units(1));
    await table.port.endRound({ playerId, roundId: 'open' });
    expect(
      (await listBonuses(held.db, player.memberId)).find(({ id: one }) => one === second.id),
    ).toMatchObject({
      status: 'completed',
    });
    expect(await main(player)).toBe(units(1));
    // The vendor takes the lost stake back after all.
    await table.port.rollback({ playerId, transactionId: 'cx', referenceTransactionId: 'cb' });
    expect(await main(player)).toBe(units(4));
  });

  test('completes a bonus only if it is settled before the expiry, whether or not the job of expiries has run', async () => {
    const placed = now();
    const expiresAt = new Date(placed.getTime() + 60_000);
    const outcomes = [];
    for (const late of [-1, 0, 1]) {
      setClock(placed);
      const player = await seatNew(0);
      const { playerId, playerToken } = player;
      const roundId = `expiry${late}`;
      await give(player, 10, { multiple: '1', expiresAt });
      await table.port.bet({ playerToken, transactionId: `${roundId}b`, roundId, amount: units(10) });
      setClock(new Date(expiresAt.getTime() + late));
      const win = { playerId, transactionId: `${roundId}w`, roundId, betTransactionId: `${roundId}b` };
      await table.port.win({ ...win, amount: units(12), endsRound: true });
      const [bonus] = await listBonuses(held.db, player.memberId);
      outcomes.push([bonus!.status, bonus!.remaining, await main(player)]);
    }
    setClock(undefined);
    expect(outcomes).toEqual([
      ['completed', 0n, units(12)],
      ['expired', 0n, 0n],
      ['expired', 0n, 0n],
    ]);
    await expectExactBooks();
  });

  test('a hundred thousand one-cent bets through the split are exact (per commit: a thousand)', async () => {
    // Twenty players at once, so that their calls share batches; each has its own order of bets.
    const PLAYERS = 20;
    // Each of the 201 payouts comes about five times; in the full run about 500 times.
    const count = depth(51, 5_000);
    const cents = (parts: number) => amount(BigInt(parts) * 100n);
    // Real money for one bet and a half: the second one is of both, and its win makes more of them.
    const start = amount(150n);
    let divided = 0;
    const payouts = new Set<bigint>();
    const paid = Array.from({ length: PLAYERS }, () => 0n);
    const seated = await Promise.all(
      Array.from({ length: PLAYERS }, async (_, index) => {
        const player = await seatNew(0);
        const currency = await currencyOf(player);
        await post(held.db, {
          key: `test:cents:${index}`,
          kind: 'deposit',
          currency,
          entries: [
            { account: { house: 'deposits:sandbox' }, amount: -start },
            { account: { memberId: player.memberId, kind: 'main' }, amount: start },
          ],
        });
        await inTransaction(held.db, (tx) =>
          grantBonusMoney(tx, {
            key: `cents:${index}`,
            memberId: player.memberId,
            currency,
            amount: cents(count),
            multiple: '9999',
          }),
        );
        const model = new BonusModel(start);
        model.grant({
          remaining: cents(count),
          required: requiredBets(cents(count), '9999'),
          weight: 100n,
          cap: null,
          bonusFirst: false,
        });
        return { player, model };
      }),
    );
    // Payouts between nothing and two cents, with all remainders.
    for (let index = 0; index < count; index++) {
      await Promise.all(
        seated.map(async ({ player, model }, place) => {
          const id = `cent${place}-${index}`;
          const payout = BigInt((index * 7919 + place * 31) % 201);
          payouts.add(payout);
          await settle(player, id, cents(1), amount(payout));
          model.settle(id, 100n, payout, 100n);
          for (const { stake, bonusStake, bonusPayout } of model.rounds.values()) {
            if (bonusStake > 0n && bonusStake < stake) divided++;
            paid[place]! += bonusPayout;
          }
          model.rounds.clear();
        }),
      );
    }
    expect(divided).toBeGreaterThan(PLAYERS);
    expect(payouts.size).toBe(201);
    for (const [place, { player, model }] of seated.entries()) {
      expect(await main(player)).toBe(model.main);
      const { sum } = await held.db
        .selectFrom('gateway.round')
        .select(({ fn }) => fn.sum<string>('bonus_payout').as('sum'))
        .where('member_id', '=', player.memberId)
        .executeTakeFirstOrThrow();
      expect(BigInt(sum)).toBe(paid[place]);
      expect((await listBonuses(held.db, player.memberId))[0]).toMatchObject({
        remaining: model.bonuses[0]!.remaining,
        wagered: model.bonuses[0]!.wagered,
      });
    }
  }, 3_600_000);
});

describe('against the plain model', () => {
  const money = fc.bigInt(0n, 60n);
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('bet' as const), round: fc.nat(3), amount: money }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('win' as const),
        round: fc.nat(3),
        amount: fc.bigInt(0n, 120n),
        ends: fc.boolean(),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('settle' as const),
        amount: money,
        payout: fc.bigInt(0n, 150n),
        validBet: money,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('jackpot' as const), round: fc.nat(3), amount: money }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('end' as const),
        round: fc.nat(3),
        validBet: fc.option(money, { nil: undefined }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('rollback' as const), which: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit' as const), which: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('replay' as const), which: fc.nat(30) }) },
  );
  const bonus = fc.record({
    remaining: fc.bigInt(50n, 300n),
    multiple: fc.constantFrom('0.5', '1', '3.33', '20'),
    weight: fc.constantFrom(0, 25, 33, 100, 100, 100),
    cap: fc.option(fc.bigInt(30n, 60n), { nil: null }),
    bonusFirst: fc.boolean(),
  });

  test('every order of calls, with real and bonus money', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt(0n, 99n),
        fc.array(bonus, { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 25, maxLength: 40, size: 'max' }),
        async (start, bonuses, steps) => {
          const tag = `m${++serial}`;
          const player = await seatNew(0);
          const { memberId, playerId, playerToken } = player;
          const currency = await currencyOf(player);
          const model = new BonusModel(start);
          if (start > 0n)
            await post(held.db, {
              key: `test:${tag}`,
              kind: 'deposit',
              currency,
              entries: [
                { account: { house: 'deposits:sandbox' }, amount: -start },
                { account: { memberId, kind: 'main' }, amount: start },
              ],
            });
          const ids: bigint[] = [];
          for (const [index, one] of bonuses.entries()) {
            const { id } = await inTransaction(held.db, (tx) =>
              grantBonusMoney(tx, {
                key: `${tag}:${index}`,
                memberId,
                currency,
                amount: one.remaining as Amount,
                multiple: one.multiple,
                weights: { other: 0, types: { RNG: one.weight } },
                stakeCap: one.cap as Amount | null,
                bonusFirst: one.bonusFirst,
              }),
            );
            ids.push(id);
            model.grant({
              ...one,
              weight: BigInt(one.weight),
              required: requiredBets(one.remaining as Amount, one.multiple),
            });
          }

          /** Calls that were accepted, to be repeated or undone. */
          const done: { id: string; call: () => Promise<unknown>; balance: bigint }[] = [];
          const roundIds: string[] = [];
          let round = [0, 1, 2, 3].map((number) => `${tag}-r${number}`);
          for (const [index, one] of steps.entries()) {
            const id = `${tag}-${index}`;
            // An ended round makes room for a new one under another id.
            round = round.map((name) =>
              model.rounds.get(name)?.ended || model.rounds.get(name)?.status === 'voided'
                ? `${name}n`
                : name,
            );
            let call: (() => Promise<unknown>) | undefined;
            let predicted = 'OK';
            const predict = (act: () => void) => {
              try {
                act();
              } catch (error) {
                if (!(error instanceof Refusal)) throw error;
                predicted = error.message;
              }
            };
            if (one.do === 'bet') {
              const roundId = round[one.round]!;
              if (one.amount === 0n) continue;
              call = () =>
                table.port.bet({ playerToken, transactionId: id, roundId, amount: one.amount as Amount });
              predict(() => model.bet(id, roundId, one.amount));
              if (predicted === 'OK' && !roundIds.includes(roundId)) roundIds.push(roundId);
            } else if (one.do === 'win') {
              const roundId = round[one.round]!;
              call = () =>
                table.port.win({
                  playerId,
                  transactionId: id,
                  roundId,
                  amount: one.amount as Amount,
                  endsRound: one.ends,
                });
              predict(() => model.win(id, roundId, one.amount, one.ends));
            } else if (one.do === 'jackpot') {
              const roundId = round[one.round]!;
              call = () =>
                table.port.jackpotWin({
                  playerId,
                  transactionId: id,
                  roundId,
                  jackpotId: 'j',
                  amount: one.amount as Amount,
                });
              predict(() => model.jackpot(id, roundId, one.amount));
            } else if (one.do === 'settle') {
              call = () =>
                table.port.settleRound({
                  playerToken,
                  transactionId: id,
                  roundId: id,
                  stake: one.amount as Amount,
                  payout: one.payout as Amount,
                  validBet: one.validBet as Amount,
                });
              predict(() => model.settle(id, one.amount, one.payout, one.validBet));
              if (predicted === 'OK') roundIds.push(id);
            } else if (one.do === 'end') {
              const roundId = round[one.round]!;
              predict(() => model.endRound(roundId, one.validBet));
              expect(
                await codeOf(
                  table.port.endRound({ playerId, roundId, validBet: one.validBet as Amount | undefined }),
                ),
              ).toBe(predicted);
            } else if (one.do === 'rollback') {
              const undone = done[one.which % Math.max(done.length, 1)];
              if (!undone) continue;
              const transactionId = `${id}x`;
              predict(() => model.rollback(undone.id));
              expect(
                await codeOf(
                  table.port.rollback({ playerId, transactionId, referenceTransactionId: undone.id }),
                ),
              ).toBe(predicted);
            } else if (one.do === 'void') {
              const roundId = roundIds[one.which % Math.max(roundIds.length, 1)];
              if (!roundId) continue;
              const row = await held.db
                .selectFrom('gateway.round')
                .select('id')
                .where('vendor_round_id', '=', roundId)
                .executeTakeFirstOrThrow();
              const voidable = await requireVoidableRound(held.db, row.id);
              const code = await codeOf(
                inTransaction(held.db, (tx) => voidRound(tx, voidable, { operatorId: 1n, reason: 'test' })),
              );
              predict(() => model.voidRound(roundId));
              // A void that the money does not cover has a code of its own, whichever money is missing.
              expect(code).toBe(predicted === 'INSUFFICIENT_FUNDS' ? 'ROUND_VOID_FUNDS' : predicted);
            } else if (one.do === 'forfeit') {
              const which = one.which % ids.length;
              await inTransaction(held.db, (tx) => endBonus(tx, ids[which]!, 'member'));
              model.forfeit(which);
            } else {
              const repeated = done[one.which % Math.max(done.length, 1)];
              if (!repeated) continue;
              if (model.isUndone(repeated.id))
                expect(await codeOf(repeated.call())).toBe('TRANSACTION_CANCELLED');
              else expect(await repeated.call()).toMatchObject({ balance: repeated.balance });
            }
            if (call) {
              let balance: bigint | undefined;
              const code = await codeOf(
                call().then((reply) => {
                  balance = (reply as { balance: bigint }).balance;
                }),
              );
              expect([index, one.do, code]).toEqual([index, one.do, predicted]);
              if (balance !== undefined) done.push({ id, call, balance });
            }
            expect([index, one.do, await main(player)]).toEqual([index, one.do, model.main]);
            expect((await table.port.balance({ playerToken })).balance).toBe(model.playable);
          }
          const actual = await listBonuses(held.db, memberId);
          expect(
            ids.map((id) => {
              const { status, remaining, wagered } = actual.find((row) => row.id === id)!;
              return { status, remaining, wagered };
            }),
          ).toEqual(model.bonuses.map(({ status, remaining, wagered }) => ({ status, remaining, wagered })));
        },
      ),
      { numRuns: depth(8, 300) },
    );
  }, 3_600_000);

  afterAll(async () => {
    await expectExactBooks();
  });
});
