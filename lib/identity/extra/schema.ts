import { z } from 'zod';
import { CODE_METHODS, EXTRA_METHODS } from './constants';

const challenge = z.string('REQUIRED').regex(/^[\w-]{16,64}$/, 'INVALID');

/** POST /wps/session/login/verify. */
export const extraAnswer = z.object({
  challenge,
  way: z.enum(EXTRA_METHODS, 'INVALID'),
  answer: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(100, 'INVALID'),
});

/** POST /wps/session/login/verify/code. */
export const extraCodeRequest = z.object({ challenge, way: z.enum(CODE_METHODS, 'INVALID') });

export type ExtraAnswer = z.output<typeof extraAnswer>;

/** The extras of the error EXTRA_VERIFICATION: the challenge of this login, and the methods with a masked hint. */
export interface ExtraOffer {
  challenge: string;
  ways: { way: (typeof EXTRA_METHODS)[number]; hint: string }[];
}
