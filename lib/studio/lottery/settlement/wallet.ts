import type { BatchItemReply, RoundDetails } from '@/lib/gateway/protocol/types';
import { isFinal } from '@/lib/gateway/protocol/errors';
import { amount, formatDecimal } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { rebateOf } from '../odds';
import type { LotteryHost } from '../host';
import { inParallel, walletIds } from '../wallet-calls';
import { REBATE_CAMPAIGN } from './constants';
import { UNREADABLE, type Failure } from './failures';
import type { BetOutcome } from './payouts';
import type { BetToSettle, BetToVoid, DrawToSettle, SettledBet } from './store';

/** Refusals after which a bet or its prize is known to have been undone: by an operator who voided the round, or by a void of the draw. */
const UNDONE = new Set(['BET_CANCELLED', 'TRANSACTION_CANCELLED']);

/**
 * Sends items in one call for each vendor, and gives the reply to each in order. Of a call that is refused as a whole for good, each item is sent
 * alone, so that one of them does not stop the others. Throws if the wallet cannot be reached.
 */
async function sendAll<Item extends { vendor: string }>(
  items: readonly Item[],
  send: (vendor: string, items: readonly Item[]) => Promise<readonly BatchItemReply[]>,
): Promise<BatchItemReply[]> {
  const replies: BatchItemReply[] = new Array<BatchItemReply>(items.length);
  for (const vendor of new Set(items.map((item) => item.vendor))) {
    const places = items.flatMap((item, index) => (item.vendor === vendor ? [index] : []));
    const sent = places.map((index) => items[index]!);
    const answers = await send(vendor, sent).catch(async (error: unknown) => {
      if (!(error instanceof AppError && isFinal(error))) throw error;
      const alone: BatchItemReply[] = [];
      for (const item of sent) alone.push(await sendAlone(vendor, item, send));
      return alone;
    });
    places.forEach((index, place) => (replies[index] = answers[place]!));
  }
  return replies;
}

async function sendAlone<Item>(
  vendor: string,
  item: Item,
  send: (vendor: string, items: readonly Item[]) => Promise<readonly BatchItemReply[]>,
): Promise<BatchItemReply> {
  try {
    return (await send(vendor, [item]))[0]!;
  } catch (error) {
    if (!(error instanceof AppError && isFinal(error))) throw error;
    return { transactionId: '', success: false, code: error.code, final: true };
  }
}

/** The failure of a reply; null for a success, and for a bet that is known to be undone. */
const failureOf = (id: bigint, reply: BatchItemReply): Failure | null =>
  reply.success || UNDONE.has(reply.code) ? null : { id, cause: reply.code, isFinal: reply.final };

/** A bet that was undone before its settlement: it is recorded as voided with its cause, and nothing is paid for it. */
export const undoneBet = (id: bigint, cause: string): SettledBet => ({
  id,
  status: 'voided',
  cause,
  payout: 0n,
  won: 0n,
  rebate: 0n,
  owed: 0n,
  moved: 0n,
  hits: null,
});

/** What has become of a batch: bets to record, and bets of which it is not known what has become of their money. */
export interface Paid {
  settled: SettledBet[];
  failed: Failure[];
}

export type PricedBet = BetToSettle & { outcome: BetOutcome };

const toDetails = (hits: BetOutcome['hits']) => hits.map((hit) => ({ ...hit }));

const hitsJson = ({ hits }: BetOutcome): string | null => (hits.length === 0 ? null : JSON.stringify(hits));

/**
 * Pays the bets of a batch by the first result: prizes and ends of rounds in one call, rebates in another. A bet that the wallet refuses for good,
 * because an operator has voided its round, is given as voided with the wallet's code. Any other refusal is a failure: what has become of the money
 * of such a bet is not known.
 */
export async function payBatch(
  host: LotteryHost,
  draw: DrawToSettle,
  bets: readonly PricedBet[],
): Promise<Paid> {
  const drawn = draw.result as (string | number)[][];
  const detailsOf = ({ hits }: BetOutcome): RoundDetails =>
    hits.length === 0 ? { drawn } : { drawn, hits: toDetails(hits) };
  const paid = await sendAll(bets, async (vendor, items) => {
    const reply = await host.port(vendor).settleBets({
      items: items.map(({ id, playerId, outcome }) => ({
        playerId: playerId.toString(),
        transactionId: walletIds.win(id),
        roundId: walletIds.round(id),
        amount: outcome.payout,
        details: detailsOf(outcome),
      })),
    });
    return reply.items;
  });
  const withRebate = bets.flatMap((bet, index) =>
    paid[index]!.success && bet.outcome.rebate > 0n ? [{ ...bet, index }] : [],
  );
  const rebated = await sendAll(withRebate, async (vendor, items) => {
    const reply = await host.port(vendor).promoWins({
      items: items.map(({ id, playerId, currency, outcome }) => ({
        playerId: playerId.toString(),
        transactionId: walletIds.rebate(id),
        // A stake of bonus money has its rebate in bonus money.
        roundId: walletIds.round(id),
        campaignId: REBATE_CAMPAIGN,
        amount: amount(outcome.rebate),
        currency,
      })),
    });
    return reply.items;
  });
  const failed = [
    ...bets.map(({ id }, index) => failureOf(id, paid[index]!)),
    ...withRebate.map(({ id }, place) => failureOf(id, rebated[place]!)),
  ].filter((failure) => failure !== null);
  const isFailed = new Set(failed.map(({ id }) => id));
  const refusedRebates = new Map(
    withRebate.flatMap(({ index }, place) => {
      const reply = rebated[place]!;
      return reply.success ? [] : [[index, reply.code] as const];
    }),
  );
  const settled = bets.map(({ id, outcome }, index): SettledBet => {
    const reply = paid[index]!;
    if (!reply.success) return undoneBet(id, reply.code);
    const refused = refusedRebates.get(index) ?? null;
    return {
      id,
      status: 'settled',
      cause: refused,
      payout: outcome.payout,
      won: outcome.payout,
      rebate: refused === null ? outcome.rebate : 0n,
      owed: 0n,
      moved: 0n,
      hits: hitsJson(outcome),
    };
  });
  return { settled: settled.filter(({ id }) => !isFailed.has(id)), failed };
}

type Answer = 'done' | 'no funds' | 'undone';

/** The wallet refuses a single call of a bet. */
class CallRefused extends Error {
  constructor(
    readonly code: string,
    readonly isFinal: boolean,
  ) {
    super(code);
  }
}

/** Refusals that concern every bet of a vendor: its draws wait until the wallet takes its calls again. */
const OF_VENDOR = new Set(['SIGNATURE_INVALID', 'VENDOR_DISABLED', 'DIALECT_MISMATCH']);

/**
 * The answer to a single call: done, the member has too little, or what it concerns was undone before. Throws CallRefused if the wallet refuses this
 * bet, and anything else if the wallet cannot be reached.
 */
async function answerOf(call: () => Promise<unknown>): Promise<Answer> {
  try {
    await call();
    return 'done';
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.status === 429) throw error;
    if (OF_VENDOR.has(error.code)) throw error;
    if (error.code === 'INSUFFICIENT_FUNDS') return 'no funds';
    if (UNDONE.has(error.code)) return 'undone';
    throw new CallRefused(error.code, isFinal(error));
  }
}

/** Does single calls for each bet, several bets at the same time. A bet of which one is refused is a failure, and so is one that cannot be read. */
export async function eachAlone<Bet extends { id: bigint }, Done>(
  bets: readonly Bet[],
  work: (bet: Bet) => Promise<Done>,
): Promise<{ done: Done[]; failed: Failure[] }> {
  const failed: Failure[] = [];
  const results = await inParallel(bets, async (bet) => {
    try {
      return [await work(bet)];
    } catch (error) {
      if (error instanceof CallRefused)
        failed.push({ id: bet.id, cause: error.code, isFinal: error.isFinal });
      else if (error instanceof RangeError) failed.push({ id: bet.id, cause: UNREADABLE, isFinal: true });
      else throw error;
      return [];
    }
  });
  return { done: results.flat(), failed };
}

const rollback = (host: LotteryHost, bet: { playerId: bigint; vendor: string }, id: string, of: string) =>
  answerOf(() =>
    host.port(bet.vendor).rollback({
      playerId: bet.playerId.toString(),
      transactionId: id,
      referenceTransactionId: of,
    }),
  );

const adjust = (
  host: LotteryHost,
  bet: { id: bigint; playerId: bigint; vendor: string },
  version: number,
  difference: bigint,
) =>
  answerOf(() =>
    host.port(bet.vendor).adjust({
      playerId: bet.playerId.toString(),
      transactionId: walletIds.correction(bet.id, version),
      roundId: walletIds.round(bet.id),
      amount: amount(difference),
      reason: `lottery result ${version}`,
    }),
  );

/** Writes into a bet's record what counts now. The money has moved before. */
async function describe(
  host: LotteryHost,
  bet: { id: bigint; playerId: bigint; vendor: string },
  details: RoundDetails,
): Promise<void> {
  const call = { playerId: bet.playerId.toString(), roundId: walletIds.round(bet.id), details };
  await answerOf(() => host.port(bet.vendor).endRound(call));
}

/**
 * Pays the difference that a corrected result makes to bets that were settled before, each by one correction of the wallet. What the member has no
 * money for is owed. A former correction that is still owed is undone for good first, so that it cannot be collected beside the new one. Of a bet that
 * fails it is not known whether its correction has moved; the same calls find it out.
 */
export async function correctBatch(
  host: LotteryHost,
  draw: DrawToSettle,
  bets: readonly PricedBet[],
): Promise<Paid> {
  const correct = async (bet: PricedBet): Promise<SettledBet> => {
    const { id, outcome } = bet;
    const settled = {
      id,
      status: 'settled' as const,
      cause: null,
      payout: outcome.payout as bigint,
      won: bet.won,
      rebate: bet.rebate,
      hits: hitsJson(outcome),
    };
    if (bet.owed > 0n)
      await rollback(
        host,
        bet,
        walletIds.correctionUndone(id, bet.version),
        walletIds.correction(id, bet.version),
      );
    // What the member holds of it: the former payout and what was not taken of it.
    const difference = outcome.payout - (bet.payout + bet.owed);
    if (difference === 0n) return { ...settled, owed: 0n, moved: 0n };
    const answer = await adjust(host, bet, draw.version, difference);
    if (answer === 'done') return { ...settled, owed: 0n, moved: difference };
    if (answer === 'no funds') return { ...settled, owed: -difference, moved: 0n };
    // An operator has voided the round: nothing is paid or owed for it any more.
    return { ...settled, cause: 'CORRECTION_REFUSED', payout: bet.payout + bet.owed, owed: 0n, moved: 0n };
  };
  const { done, failed } = await eachAlone(bets, async (bet) => {
    const settled = await correct(bet);
    if (settled.cause === null)
      await describe(host, bet, {
        drawn: draw.result as (string | number)[][],
        hits: toDetails(bet.outcome.hits),
        corrected: draw.version - 1,
        // The round keeps what the first result paid.
        payout: formatDecimal(bet.outcome.payout),
      });
    return settled;
  });
  return { settled: done, failed };
}

/** What a void must know of a bet that is not recorded, because the calls of a settlement may have arrived; it throws RangeError if it cannot be read. */
export interface Unrecorded {
  /** What the win has paid, if it has arrived. */
  won(): bigint;
  /** What the correction by the present result has moved, if it has arrived. */
  corrected(): bigint;
}

/**
 * Returns the stake of a bet, takes back its corrections, its win and its rebate, and gives what the member has no money for. The stake comes first,
 * because it helps to cover the win. A call that never arrived is refused by the wallet from then on. Amounts that are not recorded are asked for only
 * if the member cannot pay them.
 */
export async function voidBet(host: LotteryHost, bet: BetToVoid, unrecorded: Unrecorded): Promise<bigint> {
  const { id } = bet;
  await rollback(host, bet, walletIds.betUndone(id), walletIds.bet(id));
  await describe(host, bet, { voided: true });
  if (!bet.wasDrawn) return 0n;
  let owed = 0n;
  const take = async (undone: string, name: string, most: () => bigint) => {
    if ((await rollback(host, bet, undone, name)) !== 'no funds') return;
    const amountOwed = most();
    if (amountOwed > 0n) owed += amountOwed;
  };
  // Losses are given back before gains are taken. A correction that was set aside is not recorded.
  const corrections = new Map(bet.corrections.map(({ version, amount: moved }) => [version, BigInt(moved)]));
  const versions = Array.from({ length: Math.max(0, bet.drawVersion - 1) }, (_, index) => index + 2);
  const movedBy = (version: number) => corrections.get(version) ?? 0n;
  for (const version of versions.sort((a, b) => (movedBy(a) < movedBy(b) ? -1 : 1)))
    await take(walletIds.correctionUndone(id, version), walletIds.correction(id, version), () =>
      version > bet.version ? unrecorded.corrected() : movedBy(version),
    );
  await take(walletIds.winUndone(id), walletIds.win(id), () => unrecorded.won());
  const rebate = rebateOf(amount(bet.stake), { highest: bet.highest, chosen: bet.series });
  if (rebate > 0n) await take(walletIds.rebateUndone(id), walletIds.rebate(id), () => rebate);
  return owed;
}

/** Tries again what a member owes of a bet: gives what is owed afterwards. Throws as the wallet refuses it. */
export async function collectBet(
  host: LotteryHost,
  bet: BetToVoid & { status: string },
  unrecorded: Unrecorded,
): Promise<bigint> {
  if (bet.status === 'voided') return voidBet(host, bet, unrecorded);
  return (await adjust(host, bet, bet.version, -bet.owed)) === 'done' ? 0n : bet.owed;
}
