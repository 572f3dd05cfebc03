import { z } from 'zod';
import { SENT_WAYS, WAYS } from './constants';

const challenge = z.string('REQUIRED').regex(/^[\w-]{16,64}$/, 'INVALID');

/** POST /wps/session/login/verify. */
export const extraAnswer = z.object({
  challenge,
  way: z.enum(WAYS, 'INVALID'),
  answer: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(100, 'INVALID'),
});

/** POST /wps/session/login/verify/code. */
export const extraCodeRequest = z.object({ challenge, way: z.enum(SENT_WAYS, 'INVALID') });

export type ExtraAnswer = z.output<typeof extraAnswer>;

/** What the refusal EXTRA_VERIFICATION carries: a handle on this login, and the ways with a hint of where to look. */
export interface ExtraOffer {
  challenge: string;
  ways: { way: (typeof WAYS)[number]; hint: string }[];
}
