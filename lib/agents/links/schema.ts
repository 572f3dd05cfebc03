import { z } from 'zod';
import { requestId } from '@/lib/money/schema';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { isAgentType } from '@/lib/identity/account-types';
import { CONTRACT_KINDS } from '../constants';
import { termsInput } from '../contracts/schema';
import { termsValue } from '../contracts/wire';
import { LINE_TYPES } from '../lines/constants';
import { MAX_LINK_NAME } from './constants';

const type = z.literal([...LINE_TYPES], 'LINE_TYPE').meta({ examples: [0] });

/** POST /wps/agent/links. */
export const linkInput = z
  .object({
    name: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_LINK_NAME, 'INVALID'),
    /** What a visitor becomes: 0 player, 2 agent, 42 shareholder agent. */
    type,
    /** Terms that are offered to an agent who registers by the link, at most one of each kind. */
    offers: z.array(termsInput, 'INVALID').max(CONTRACT_KINDS.length, 'LINK_OFFER_TWICE').default([]),
    requestId,
  })
  .superRefine(({ type: made, offers }, context) => {
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['offers'], message });
    if (offers.length > 0 && !isAgentType(made)) report('LINK_OFFER_PLAYER');
    if (new Set(offers.map((offer) => offer.type)).size < offers.length) report('LINK_OFFER_TWICE');
  })
  .meta({
    examples: [{ name: 'Shop', type: 0, offers: [], requestId: '5f0c6e1a-9a54-4d0f-8f2e-2b7e4a7d9c31' }],
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
  /**
   * The terms that are offered to each agent who registers by the link, how often they were offered and signed, and whether the agent's own contract still
   * covers them. Terms that it does not cover are not offered.
   */
  offers: z.array(termsValue.extend({ offered: z.number(), signed: z.number(), covered: z.boolean() })),
  /** Visits and registrations of the last settlement days, oldest first. */
  days: z.array(z.object({ day: z.string(), clicks: z.number(), registrations: z.number() })),
});
