import { z } from 'zod';
import { checkPeriod, linkInput, momentInput, slugInput, textInput } from '../schema';
import { MAX_ACTION, MAX_BODY, MAX_SUMMARY, MAX_TITLE, MAX_TYPES, PROMOTION_TYPES } from './constants';
import type { PromotionCopy } from './types';

/** GET /wps/promotions: every promotion if `type` is missing or `all`. */
export const promotionsQuery = z.object({
  type: z.enum(['all', ...PROMOTION_TYPES]).default('all'),
  language: z.string().max(8).optional(),
});

/** A promotion from an operator. Error codes are those of messages/<locale>/errors*.json. */
export const promotionCopy = {
  slug: slugInput,
  types: z
    .array(z.enum(PROMOTION_TYPES, 'INVALID'), 'REQUIRED')
    .min(1, 'REQUIRED')
    .max(MAX_TYPES, 'TOO_MANY_TYPES')
    .transform((types) => [...new Set(types)]),
  picture: z
    .string('REQUIRED')
    .max(64, 'INVALID')
    .regex(/^[a-z]+\.[a-z]+\.[a-z]+$/, 'INVALID'),
  title: textInput(MAX_TITLE),
  summary: textInput(MAX_SUMMARY),
  body: textInput(MAX_BODY),
  action: textInput(MAX_ACTION).nullable(),
  actionUrl: linkInput.nullable().meta({ examples: ['/rng'] }),
  /** Null: coming soon. */
  startsAt: momentInput('2026-12-01T00:00:00.000Z'),
  endsAt: momentInput(null),
  position: z.int('INVALID').min(0, 'INVALID').max(30_000, 'INVALID'),
  published: z.boolean('INVALID'),
};

type Checked = Pick<PromotionCopy, 'action' | 'actionUrl' | 'startsAt' | 'endsAt'>;

/** Rules over several fields: a link has an address and a label, and the end is after the start. */
export function checkPromotion({ action, actionUrl, startsAt, endsAt }: Checked, ctx: z.RefinementCtx): void {
  if ((action === null) !== (actionUrl === null))
    ctx.addIssue({ code: 'custom', path: ['actionUrl'], message: 'LINK_AND_WORDS' });
  checkPeriod({ startsAt, endsAt }, ctx);
}
