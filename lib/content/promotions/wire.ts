import { z } from 'zod';
import { PROMOTION_STATUSES } from './constants';
import type { Promotion } from './types';

const promotion = z.object({
  slug: z.string(),
  types: z.array(z.string()),
  picture: z.string(),
  title: z.string(),
  summary: z.string(),
  status: z.enum(PROMOTION_STATUSES),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});

export const promotionsOutput = z.object({ list: z.array(promotion) });

export type PromotionWire = z.output<typeof promotion>;

/** A promotion's card on the wire; times are ISO 8601 in UTC. */
export function toPromotion({ startsAt, endsAt, ...card }: Promotion): PromotionWire {
  return {
    ...card,
    startDate: startsAt?.toISOString() ?? null,
    endDate: endsAt?.toISOString() ?? null,
  };
}
