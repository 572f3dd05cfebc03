import { z } from 'zod';
import { requestId } from '@/lib/money/schema';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { LINE_TYPES } from '../lines/constants';
import { MAX_LINK_NAME } from './constants';

const type = z.literal([...LINE_TYPES], 'LINE_TYPE').meta({ examples: [0] });

/** POST /wps/agent/links. */
export const linkInput = z.object({
  name: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_LINK_NAME, 'INVALID'),
  /** What a visitor becomes: 0 player, 2 agent, 42 shareholder agent. */
  type,
  requestId,
});

/** GET /wps/agent/links. */
export const linksInput = z.object(pageRequestInput({ maximum: 50, standard: 20 }));

/** POST /wps/agent/links/{id}: opens or closes a link. */
export const linkStateInput = z.object({
  id: z
    .string('INVALID')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt),
  open: z.boolean('INVALID'),
});

export const linkValue = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.number(),
  url: z.string(),
  open: z.boolean(),
  createdAt: z.string(),
  clicks: z.number(),
  registrations: z.number(),
  /** Members of the link who have made a deposit. */
  firstDeposits: z.number(),
  /** Valid bets of the members of the link, a decimal string. */
  turnover: z.string(),
  currency: z.string(),
  /** Visits and registrations of the last settlement days, oldest first. */
  days: z.array(z.object({ day: z.string(), clicks: z.number(), registrations: z.number() })),
});
