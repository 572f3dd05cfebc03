import { moneyPool } from '@/lib/db/client';
import { bigintArray, byteaArray, textArray, timestamp } from '@/lib/db/binary';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { isRetryable, refusalError } from '../errors';
import { isFinal } from '../protocol/errors';
import type { BatchItemReply, BatchReply, PromoWinsCall, SettleBetsCall } from '../protocol/types';
import { digestRequest } from '../rules';
import type { SettledRow } from './statement';

const MAX_ATTEMPTS = 5;

interface BatchItem {
  transactionId: string;
  roundId?: string | undefined;
}

interface Statement<Item> {
  name: string;
  text: string;
  valuesOf(vendor: string, items: readonly Item[], at: Date): unknown[];
}

/** Data of one item that the database refuses: its item fails, and the others are tried without it. */
const isOfOneItem = (error: unknown): boolean =>
  /^(22|23|CR)/.test((error as { code?: string }).code ?? '') && !isRetryable(error);

function toItemReply(item: BatchItem, row: SettledRow): BatchItemReply {
  const { transactionId } = item;
  if (row.refusal) {
    const error = refusalError(row.refusal);
    if (!(error instanceof AppError)) throw error;
    return { success: false, transactionId, code: error.code, final: isFinal(error) };
  }
  const { reference, currency, balance } = row;
  return { success: true, transactionId, reference: String(reference), currency, balance };
}

async function runStatement<Item extends BatchItem>(
  statement: Statement<Item>,
  vendor: string,
  items: readonly Item[],
): Promise<BatchItemReply[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      const values = statement.valuesOf(vendor, items, now());
      const { rows } = await moneyPool().query<SettledRow>({
        name: statement.name,
        text: statement.text,
        values,
      });
      notifyBalanceChange(rows.flatMap((row) => (row.refusal ? [] : [row.member_id])));
      const byItem = new Map(rows.map((row) => [row.n - 1, row]));
      return items.map((item, index) => toItemReply(item, byItem.get(index)!));
    } catch (error) {
      if (attempt < MAX_ATTEMPTS && isRetryable(error)) continue;
      if (!isOfOneItem(error)) throw error;
      if (items.length === 1) {
        return [
          { success: false, transactionId: items[0]!.transactionId, code: 'UNKNOWN_ERROR', final: false },
        ];
      }
      const replies: BatchItemReply[] = [];
      for (const item of items) replies.push(...(await runStatement(statement, vendor, [item])));
      return replies;
    }
  }
}

/** Splits items, in their order, into statements of which none names a transaction or a round twice. */
function inStatements<Item extends BatchItem>(items: readonly Item[]): Item[][] {
  const statements: Item[][] = [];
  const named = new Set<string>();
  for (const item of items) {
    const ids = [`t ${item.transactionId}`, ...(item.roundId === undefined ? [] : [`r ${item.roundId}`])];
    if (statements.length === 0 || ids.some((id) => named.has(id))) {
      statements.push([]);
      named.clear();
    }
    for (const id of ids) named.add(id);
    statements.at(-1)!.push(item);
  }
  return statements;
}

async function settle<Item extends BatchItem>(
  statement: Statement<Item>,
  vendor: string,
  items: readonly Item[],
): Promise<BatchReply> {
  const replies: BatchItemReply[] = [];
  for (const part of inStatements(items)) replies.push(...(await runStatement(statement, vendor, part)));
  return { items: replies };
}

const SETTLE_BETS: Statement<SettleBetsCall['items'][number]> = {
  name: 'gateway-settle_bets',
  text: 'SELECT * FROM gateway.settle_bets($1, $2, $3, $4, $5, $6, $7, $8)',
  valuesOf(vendor, items, at) {
    // The digest is that of the `win` that the item stands for, so that either is a replay of the other.
    const digests = items.map(({ playerId, transactionId, roundId, amount, details }) => {
      const win = { playerId, transactionId, roundId, amount, endsRound: true, details };
      return digestRequest('win', win);
    });
    return [
      vendor,
      bigintArray(items.map((item) => BigInt(item.playerId))),
      textArray(items.map((item) => item.transactionId)),
      textArray(items.map((item) => item.roundId)),
      bigintArray(items.map((item) => item.amount)),
      textArray(digests.map((digest) => digest.details)),
      byteaArray(digests.map((digest) => digest.requestDigest)),
      timestamp(at),
    ];
  },
};

const PROMO_WINS: Statement<PromoWinsCall['items'][number]> = {
  name: 'gateway-promo_wins',
  text: 'SELECT * FROM gateway.promo_wins($1, $2, $3, $4, $5, $6, $7, $8, $9)',
  valuesOf: (vendor, items, at) => [
    vendor,
    bigintArray(items.map((item) => BigInt(item.playerId))),
    textArray(items.map((item) => item.transactionId)),
    textArray(items.map((item) => item.campaignId)),
    textArray(items.map((item) => item.roundId ?? null)),
    bigintArray(items.map((item) => item.amount)),
    textArray(items.map((item) => item.currency ?? null)),
    byteaArray(items.map((item) => digestRequest('promoWin', item).requestDigest)),
    timestamp(at),
  ],
};

/**
 * Pays and ends many rounds: each item is a `win` with `endsRound`. Each is answered on its own, in the order of the call; a refused item changes
 * nothing. Throws only if nothing is known of some item, and then the whole call can be repeated.
 */
export const settleBets = (vendor: string, call: SettleBetsCall): Promise<BatchReply> =>
  settle(SETTLE_BETS, vendor, call.items);

/** Pays many prizes of campaigns: each item is a `promoWin`. Answers and errors as `settleBets`. */
export const promoWins = (vendor: string, call: PromoWinsCall): Promise<BatchReply> =>
  settle(PROMO_WINS, vendor, call.items);
