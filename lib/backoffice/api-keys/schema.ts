import { z } from 'zod';
import { network, networks } from '@/lib/content/gate/schema';
import { LIFETIMES, MAX_KEY_NAME, MAX_KEY_NETWORKS, SCOPES } from './constants';

export const newKeyInput = z.object({
  name: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(MAX_KEY_NAME, 'INVALID')
    .meta({ examples: ['Data warehouse'] }),
  scopes: z
    .array(z.enum(SCOPES, 'INVALID'), 'REQUIRED')
    .min(1, 'REQUIRED')
    .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope)))
    .meta({ examples: [['revenue']] }),
  /** Days; 0: the key never expires. */
  days: z.union(
    LIFETIMES.map((days) => z.literal(days)),
    'INVALID',
  ),
  /** Separated by spaces, commas or line breaks; empty: from everywhere. */
  networks: networks
    .refine((all) => all.length <= MAX_KEY_NETWORKS, 'INVALID')
    .transform((all) => all.map((one) => network(one)!))
    .meta({ examples: ['203.0.113.0/24'] }),
});
export type NewKeyInput = z.output<typeof newKeyInput>;

/** The secret, shown once. */
export const newKeyOutput = z.object({ id: z.string(), secret: z.string() });
