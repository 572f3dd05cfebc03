import { z } from 'zod';
import type { Promotion } from '@/lib/content/promotions/types';
import { formatDecimal } from '@/lib/money/amount';
import { ACTIVITY_STATUSES, FREQUENCIES, PROMOTION_MODES } from './constants';
import type { Activity } from './types';

/** A promotion as it is for the reader. Amounts are decimal strings; times are ISO 8601 in UTC. */
export const promotionValue = z.object({
  id: z.string(),
  slug: z.string(),
  types: z.array(z.string()),
  picture: z.string(),
  title: z.string(),
  summary: z.string(),
  status: z.enum(ACTIVITY_STATUSES),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  mode: z.enum(PROMOTION_MODES),
  frequency: z.enum(FREQUENCIES),
  /** How far the member is. Valid bets count from the beginning of the hour. */
  progress: z.array(z.object({ kind: z.enum(['deposit', 'turnover']), done: z.string(), goal: z.string() })),
  payout: z.object({ currency: z.string(), amount: z.string(), multiple: z.string() }).nullable(),
  /** What an application needs; null in other modes. */
  application: z.object({ needsRemark: z.boolean(), pictures: z.number() }).nullable(),
  /** When a raffle closes; null in other modes. */
  closesAt: z.string().nullable(),
  /** The member's tickets of a raffle: how many so far, and once the list is final, from which number on; what they have won. */
  tickets: z
    .object({
      /** The member's name in the public list. */
      code: z.string(),
      count: z.number(),
      first: z.number().nullable(),
      prize: z
        .object({ place: z.number(), ticket: z.number(), currency: z.string(), amount: z.string() })
        .nullable(),
    })
    .nullable(),
  /** Why the member's application was rejected. */
  reason: z.string().nullable(),
  /** Whether the rule addresses the member. */
  isAddressed: z.boolean(),
});

export const promotionsValue = z.object({ list: z.array(promotionValue) });
export type WirePromotion = z.output<typeof promotionValue>;

export const toWirePromotion = (promotion: Promotion, activity: Activity): WirePromotion => ({
  id: String(promotion.id),
  slug: promotion.slug,
  types: promotion.types,
  picture: promotion.picture,
  title: promotion.title,
  summary: promotion.summary,
  status: activity.status,
  startDate: promotion.startsAt?.toISOString() ?? null,
  endDate: promotion.endsAt?.toISOString() ?? null,
  mode: activity.mode,
  frequency: activity.frequency,
  progress: activity.progress.map(({ kind, done, goal }) => ({
    kind,
    done: formatDecimal(done),
    goal: formatDecimal(goal),
  })),
  payout: activity.payout ? { ...activity.payout, amount: formatDecimal(activity.payout.amount) } : null,
  application: activity.application
    ? { needsRemark: activity.application.needsRemark, pictures: activity.application.pictures }
    : null,
  closesAt: activity.closesAt?.toISOString() ?? null,
  tickets: activity.tickets
    ? {
        ...activity.tickets,
        prize: activity.tickets.prize && {
          ...activity.tickets.prize,
          amount: formatDecimal(activity.tickets.prize.amount),
        },
      }
    : null,
  reason: activity.reason ?? null,
  isAddressed: activity.isAddressed,
});
