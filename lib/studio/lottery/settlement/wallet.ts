import type { BatchItemReply, RoundDetails } from '@/lib/gateway/protocol/types';
import { amount } from '@/lib/money/amount';
import type { LotteryHost } from '../host';
import { CALLS_AT_ONCE, REBATE_CAMPAIGN } from './constants';
import type { BetOutcome } from './payouts';
import type { BetToSettle, DrawToSettle, SettledBet } from './store';

/** The wallet's names of what belongs to a bet. They are made from its id, so that every call can be repeated. */
export const names = {
  round: (id: bigint) => `lo${id}`,
  bet: (id: bigint) => `lb${id}`,
  win: (id: bigint) => `lw${id}`,
  rebate: (id: bigint) => `lr${id}`,
  correction: (id: bigint, version: number) => `la${id}.${version}`,
  /** The reversal of a correction that the member still owes, before a later correction or a void. */
  correctionUndone: (id: bigint, version: number) => `ly${id}.${version}`,
  /** The reversals of a void. */
  betUndone: (id: bigint) => `lx${id}`,
  winUndone: (id: bigint) => `lv${id}`,
  rebateUndone: (id: bigint) => `ls${id}`,
  correctionsUndone: (id: bigint) => `lz${id}`,
};

/** A call of the wallet without a final answer: the same calls are sent again at the next run. */
export class WalletUnavailable extends Error {}

/** Runs work for each item, so many at the same time, and gives the results in order. */
export async function inParallel<Item, Out>(
  items: readonly Item[],
  work: (item: Item) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = new Array<Out>(items.length);
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(CALLS_AT_ONCE, items.length) }, worker));
  return results;
}

/** Sends items in one call for each vendor, and gives the reply to each in order. Throws WalletUnavailable for one that is not final. */
async function sendAll<Item extends { vendor: string }>(
  items: readonly Item[],
  send: (vendor: string, items: readonly Item[]) => Promise<readonly BatchItemReply[]>,
): Promise<BatchItemReply[]> {
  const replies: BatchItemReply[] = new Array<BatchItemReply>(items.length);
  for (const vendor of new Set(items.map((item) => item.vendor))) {
    const places = items.flatMap((item, index) => (item.vendor === vendor ? [index] : []));
    const answers = await send(
      vendor,
      places.map((index) => items[index]!),
    );
    places.forEach((index, place) => {
      const answer = answers[place]!;
      if (!answer.success && !answer.final)
        throw new WalletUnavailable(`${answer.transactionId}: ${answer.code}`);
      replies[index] = answer;
    });
  }
  return replies;
}

export type PricedBet = BetToSettle & { outcome: BetOutcome };

const hitsJson = ({ hits }: BetOutcome): string | null => (hits.length === 0 ? null : JSON.stringify(hits));

/**
 * Pays the bets of a batch by the first result: prizes and ends of rounds in one call, rebates in another. A bet that the wallet refuses for good,
 * such as one whose round an operator has voided, is given as voided with the wallet's code.
 */
export async function payBatch(
  host: LotteryHost,
  draw: DrawToSettle,
  bets: readonly PricedBet[],
): Promise<SettledBet[]> {
  const drawn = draw.result as (string | number)[][];
  const detailsOf = ({ hits }: BetOutcome): RoundDetails =>
    hits.length === 0 ? { drawn } : { drawn, hits: hits.map((hit) => ({ ...hit })) };
  const paid = await sendAll(bets, async (vendor, items) => {
    const reply = await host.port(vendor).settleBets({
      items: items.map(({ id, playerId, outcome }) => ({
        playerId: playerId.toString(),
        transactionId: names.win(id),
        roundId: names.round(id),
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
        transactionId: names.rebate(id),
        // A stake of bonus money has its rebate in bonus money.
        roundId: names.round(id),
        campaignId: REBATE_CAMPAIGN,
        amount: amount(outcome.rebate),
        currency,
      })),
    });
    return reply.items;
  });
  const refusedRebates = new Map(
    withRebate.flatMap(({ index }, place) => {
      const reply = rebated[place]!;
      return reply.success ? [] : [[index, reply.code] as const];
    }),
  );
  return bets.map(({ id, outcome }, index): SettledBet => {
    const reply = paid[index]!;
    if (!reply.success)
      return {
        id,
        status: 'voided',
        cause: reply.code,
        payout: 0n,
        won: 0n,
        rebate: 0n,
        owed: 0n,
        hits: null,
      };
    const refused = refusedRebates.get(index) ?? null;
    return {
      id,
      status: 'settled',
      cause: refused,
      payout: outcome.payout,
      won: outcome.payout,
      rebate: refused === null ? outcome.rebate : 0n,
      owed: 0n,
      hits: hitsJson(outcome),
    };
  });
}
