import { z } from 'zod';
import { formatDecimal } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import type { FigurePoint, OwnFigures } from './figures/queries';
import { limitText } from './limits/rules';
import { nextCheck } from './play/rules';
import type { Exclusion, LimitState, LimitValue, MemberDocument, PlaySession } from './types';

const time = z.string();

/** A limit: money as a decimal string, or minutes if the kind is `time`. */
export const limitOutput = z.object({
  kind: z.string(),
  period: z.string(),
  applies: z.string().nullable(),
  used: z.string(),
  own: z.string().nullable(),
  /** What waits: null if no limit will be left. Absent if nothing waits. */
  pending: z.object({ amount: z.string().nullable(), from: time }).nullable(),
  operator: z.string().nullable(),
  site: z.string().nullable(),
});
export type WireLimit = z.infer<typeof limitOutput>;
export const limitsOutput = z.object({ list: z.array(limitOutput) });

export function toWireLimit(limit: LimitState): WireLimit {
  const show = (amount: bigint) => limitText(limit.kind, amount);
  const shown = (amount: bigint | null) => (amount === null ? null : show(amount));
  const pendingOf = ({ pendingAmount, pendingAt }: LimitValue) =>
    pendingAt && { amount: shown(pendingAmount), from: pendingAt.toISOString() };
  return {
    kind: limit.kind,
    period: limit.period,
    applies: shown(limit.applies),
    used: show(limit.used),
    own: shown(limit.own?.amount ?? null),
    pending: limit.own && pendingOf(limit.own),
    operator: shown(limit.operator),
    site: shown(limit.site),
  };
}

export const exclusionOutput = z.object({
  kind: z.string(),
  period: z.string(),
  begunAt: time,
  until: time.nullable(),
  endsAt: time.nullable(),
});
export type WireExclusion = z.infer<typeof exclusionOutput>;

export const toWireExclusion = ({ kind, period, begunAt, until, endsAt }: Exclusion): WireExclusion => ({
  kind,
  period,
  begunAt: begunAt.toISOString(),
  until: until?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});

export const sessionOutput = z.object({
  /** The server's time. */
  now: time,
  /** The first stake of the session; null if none is under way. */
  from: time.nullable(),
  stake: z.string(),
  payout: z.string(),
  /** What the member has gained since then; negative for a loss. */
  net: z.string(),
  currency: z.string(),
  minutes: z.number(),
  /** When the next reality check is due. */
  checkAt: time.nullable(),
});
export type WirePlaySession = z.infer<typeof sessionOutput>;

export const toWireSession = (session: PlaySession, currency: string): WirePlaySession => ({
  now: now().toISOString(),
  from: session.from?.toISOString() ?? null,
  stake: formatDecimal(session.stake),
  payout: formatDecimal(session.payout),
  net: formatDecimal(session.payout - session.stake),
  currency,
  minutes: session.minutes,
  checkAt: nextCheck(session)?.toISOString() ?? null,
});

const figures = {
  deposits: z.string(),
  withdrawals: z.string(),
  netDeposits: z.string(),
  stakes: z.string(),
  payouts: z.string(),
  net: z.string(),
  seconds: z.number(),
};
export const figuresOutput = z.object({
  currency: z.string(),
  total: z.object(figures),
  points: z.array(z.object({ day: z.string(), ...figures })),
});
export type WireFigures = z.infer<typeof figuresOutput>;

const toWire = ({ deposits, withdrawals, netDeposits, stakes, payouts, net, seconds }: OwnFigures) => ({
  deposits: formatDecimal(deposits),
  withdrawals: formatDecimal(withdrawals),
  netDeposits: formatDecimal(netDeposits),
  stakes: formatDecimal(stakes),
  payouts: formatDecimal(payouts),
  net: formatDecimal(net),
  seconds: Number(seconds),
});

export const toWireFigures = (
  given: { total: OwnFigures; points: readonly FigurePoint[] },
  currency: string,
): WireFigures => ({
  currency,
  total: toWire(given.total),
  points: given.points.map(({ day, ...point }) => ({ day, ...toWire(point) })),
});

export const documentOutput = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  createdAt: time,
  reason: z.string().nullable(),
  validUntil: z.string().nullable(),
});
export type WireDocument = z.infer<typeof documentOutput>;
export const documentsOutput = z.object({
  verified: z.boolean(),
  required: z.boolean(),
  list: z.array(documentOutput),
});

export const toWireDocument = ({ id, kind, status, createdAt, reason, validUntil }: MemberDocument) => ({
  id: String(id),
  kind,
  status,
  createdAt: createdAt.toISOString(),
  reason,
  validUntil,
});
