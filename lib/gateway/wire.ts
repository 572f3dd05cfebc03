import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { nextOutput, pageOutput, toWireNext } from '@/lib/platform/page-schema';
import type { BetRecord, BetRecords, BetSummary, BoardEntry, RoundDetail } from './types';

/** The JSON of the API. Its names are fixed: a vendor is `vassalage`, a game's id is `nodeId`. Amounts are decimal strings. */

const record = z.object({
  roundId: z.string(),
  vassalage: z.string(),
  nodeId: z.string(),
  gameType: z.string(),
  gameName: z.string(),
  iconUrl: z.string(),
  currency: z.string(),
  stake: z.string(),
  payout: z.string(),
  validBet: z.string(),
  profit: z.string(),
  status: z.enum(['open', 'closed', 'voided']),
  openedAt: z.string(),
  settledAt: z.string().nullable(),
});

export const recordsOutput = pageOutput(record).extend({
  ...nextOutput,
  summary: z.object({ stake: z.string(), payout: z.string(), validBet: z.string(), profit: z.string() }),
});

export const roundOutput = record.extend({
  vendorRoundId: z.string(),
  grantId: z.string().nullable(),
  /** The parts of stake and payout that were bonus money; null for a round without a bonus. */
  bonus: z.object({ stake: z.string(), payout: z.string() }).nullable(),
  parts: z.array(
    z.object({
      reference: z.string(),
      kind: z.string(),
      taken: z.string(),
      given: z.string(),
      at: z.string(),
      cancelled: z.boolean(),
    }),
  ),
  details: z.record(z.string(), z.json()),
});

export const boardOutput = z.object({
  list: z.array(
    z.object({
      customerName: z.string(),
      gameName: z.string(),
      iconUrl: z.string(),
      nodeId: z.string(),
      vassalage: z.string(),
      gameType: z.string(),
      winAmount: z.string(),
      currency: z.string(),
      wonAt: z.string(),
    }),
  ),
});

export const launchOutput = z.object({
  content: z.object({
    game_url: z.string(),
    /** `window`: open it in a new window (on a phone, in the same one), because the vendor's games do not run in a frame. */
    opens_in: z.enum(['frame', 'window']),
    /** The vendor whose own wallet the game is played from, if that wallet is empty: offer a transfer first. */
    empty_wallet: z.string().nullable(),
  }),
});

function toWireRecord(round: BetRecord): z.infer<typeof record> {
  return {
    roundId: String(round.roundId),
    vassalage: round.vendor,
    nodeId: String(round.nodeId),
    gameType: round.gameType,
    gameName: round.gameName,
    iconUrl: round.iconUrl,
    currency: round.currency,
    stake: formatDecimal(round.stake),
    payout: formatDecimal(round.payout),
    validBet: formatDecimal(round.validBet),
    profit: formatDecimal(round.profit),
    status: round.status,
    openedAt: round.openedAt.toISOString(),
    settledAt: round.settledAt?.toISOString() ?? null,
  };
}

export function toWireRecords(
  { next, ...records }: BetRecords,
  { stake, payout, validBet, profit }: BetSummary,
): z.infer<typeof recordsOutput> {
  return {
    ...records,
    list: records.list.map(toWireRecord),
    next: toWireNext(next),
    summary: {
      stake: formatDecimal(stake),
      payout: formatDecimal(payout),
      validBet: formatDecimal(validBet),
      profit: formatDecimal(profit),
    },
  };
}

/** The calls that moved the money of a round. */
export const toWireParts = (parts: RoundDetail['parts']) =>
  parts.map((part) => ({
    reference: String(part.reference),
    kind: part.kind,
    taken: formatDecimal(part.debit),
    given: formatDecimal(part.credit),
    at: part.at.toISOString(),
    cancelled: part.cancelled,
  }));

export function toWireRound(round: RoundDetail): z.input<typeof roundOutput> {
  return {
    ...toWireRecord(round),
    vendorRoundId: round.vendorRoundId,
    grantId: round.grantId,
    bonus: round.bonus && {
      stake: formatDecimal(round.bonus.stake),
      payout: formatDecimal(round.bonus.payout),
    },
    parts: toWireParts(round.parts),
    details: round.details as z.input<typeof roundOutput>['details'],
  };
}

export function toWireBoard(entries: BoardEntry[]): z.infer<typeof boardOutput> {
  return {
    list: entries.map((entry) => ({
      customerName: entry.customerName,
      gameName: entry.gameName,
      iconUrl: entry.iconUrl,
      nodeId: entry.nodeId,
      vassalage: entry.vendor,
      gameType: entry.gameType,
      winAmount: formatDecimal(entry.winAmount),
      currency: entry.currency,
      wonAt: entry.wonAt.toISOString(),
    })),
  };
}
