import { z } from 'zod';
import { isCallable } from '@/lib/platform/http/outgoing';
import { EVENT_TYPES } from '@/lib/webhooks/constants';
import { idInput } from '../schema';

const endpoint = {
  url: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(500, 'WEBHOOK_ADDRESS')
    .refine((text) => URL.canParse(text) && isCallable(new URL(text)), 'WEBHOOK_ADDRESS')
    .transform((text) => new URL(text).href)
    .meta({ examples: ['https://crm.example/hooks/croupier'] }),
  description: z
    .string('INVALID')
    .trim()
    .max(100, 'INVALID')
    .meta({ examples: ['CRM'] }),
  events: z
    .array(z.enum(EVENT_TYPES, 'INVALID'), 'REQUIRED')
    .min(1, 'REQUIRED')
    .transform((events) => EVENT_TYPES.filter((type) => events.includes(type)))
    .meta({ examples: [['deposit.approved']] }),
};

export const newEndpointInput = z.object(endpoint);
export const endpointInput = z.object({
  ...idInput.shape,
  version: z.int('INVALID').min(1, 'INVALID'),
  ...endpoint,
});
export type NewEndpointInput = z.output<typeof newEndpointInput>;
export type EndpointInput = z.output<typeof endpointInput>;
export const endpointPauseInput = idInput.extend({ paused: z.boolean('INVALID') });

/** The secret, shown once. */
export const endpointSecretOutput = z.object({ id: z.string(), secret: z.string() });
export const savedEndpointOutput = z.object({ id: z.string(), version: z.number() });
/** The result of an attempt: the status of the answer, or why there was none. */
export const attemptOutput = z.object({
  status: z.enum(['waiting', 'delivered', 'failed']),
  answerStatus: z.number().nullable(),
  failure: z.string().nullable(),
  tookMs: z.number(),
});
