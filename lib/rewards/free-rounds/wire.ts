import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { titleOf } from '../centre/rules';
import { FREE_STATUSES } from './constants';
import type { FreeGrant } from './types';

const namedGame = z.object({ nodeId: z.string(), name: z.string() });

/** Free rounds of the member. Amounts are decimal strings of `currency`. */
export const freeGrantValue = z.object({
  id: z.string(),
  /** The title of what they were given for; null if there is none. */
  title: z.string().nullable(),
  games: z.array(namedGame),
  currency: z.string(),
  rounds: z.number(),
  left: z.number(),
  stake: z.string(),
  status: z.enum(FREE_STATUSES),
  /** How often the wins must be staked before they are real money; "0": they are real money. */
  multiple: z.string(),
  /** The most that the member gets of the wins; null: without limit. */
  most: z.string().nullable(),
  won: z.string(),
  paid: z.string(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The operator's words for a cancellation. */
  reason: z.string().nullable(),
});
export type WireFreeGrant = z.output<typeof freeGrantValue>;

export const toWireFreeGrant =
  (language: string) =>
  (grant: FreeGrant): WireFreeGrant => ({
    id: String(grant.id),
    title: titleOf(grant.params ?? {}, language) ?? null,
    games: grant.games,
    currency: grant.currency,
    rounds: grant.rounds,
    left: grant.rounds - grant.used,
    stake: formatDecimal(grant.stake),
    status: grant.status,
    multiple: String(grant.multiple / 100),
    most: grant.winCap === null ? null : formatDecimal(grant.winCap),
    won: formatDecimal(grant.won),
    paid: formatDecimal(grant.paid),
    expiresAt: grant.expiresAt.toISOString(),
    endedAt: grant.endedAt?.toISOString() ?? null,
    reason: grant.reason,
  });
