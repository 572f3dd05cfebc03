import { z } from 'zod';
import { LINE_TYPES } from '@/lib/agents/lines/constants';
import { idInput } from '../schema';

const type = z.literal([...LINE_TYPES], 'LINE_TYPE').meta({ examples: [2] });
/** The account or number of an agent; empty: directly below the platform. */
const upline = z.string('INVALID').trim().max(64, 'INVALID').default('');

/** A move, promotion or demotion; without `at` at once. */
export const lineInput = idInput.extend({
  type,
  upline,
  at: z.iso
    .datetime({ error: 'INVALID' })
    .transform((text) => new Date(text))
    .nullish(),
  reason: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(500, 'REASON_TOO_LONG'),
});
export const lineOutput = z.object({ state: z.enum(['scheduled', 'applied']), at: z.string() });

const answer = z.string('INVALID').trim().max(500, 'INVALID');
export const approveInput = idInput.extend({ type, upline, answer: answer.default('') });
export const rejectApplicationInput = idInput.extend({ answer: answer.min(1, 'REQUIRED') });

export const MAX_WITHDRAW_REASON = 200;
export const withdrawMessageInput = idInput.extend({
  reason: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_WITHDRAW_REASON, 'REASON_TOO_LONG'),
});
