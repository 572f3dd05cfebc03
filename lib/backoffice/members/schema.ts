import { z } from 'zod';
import { textLine } from '@/lib/cashier/fields';
import { positiveAmount, requestId } from '@/lib/money/schema';
import { formatDecimal } from '@/lib/money/amount';
import { id, idInput, rejectInput } from '../schema';
import { MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS, TAG_COLOURS } from './constants';

export const noteInput = idInput.extend({
  body: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(MAX_NOTE_LENGTH, 'NOTE_TOO_LONG'),
});

const tagContent = {
  name: textLine(1, MAX_TAG_LENGTH).meta({ examples: ['Streamer'] }),
  colour: z.enum(TAG_COLOURS, 'INVALID'),
};
export const newTagInput = z.object(tagContent);
export const changedTagInput = idInput.extend(tagContent);
export const memberTagsInput = idInput.extend({
  tagIds: z.array(id, 'REQUIRED').max(MAX_TAGS, 'INVALID'),
});

/** Another member, by number or account name. */
const other = z.string('REQUIRED').trim().min(1, 'REQUIRED').max(64, 'INVALID');
export const duplicateInput = rejectInput.extend({ other });
export const endDuplicateInput = idInput.extend({ otherId: id });

export const sessionInput = idInput.extend({ sessionId: id });

export const adjustmentInput = rejectInput.extend({
  direction: z.enum(['credit', 'debit'], 'INVALID'),
  amount: positiveAmount.transform(formatDecimal).meta({ examples: ['12.50'] }),
  requestId: requestId.meta({ examples: ['adjust-0001-0001'] }),
});

const optional = (most: number) =>
  z
    .string('INVALID')
    .trim()
    .max(most, 'INVALID')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID')
    .default('');

/** A new member; empty fields are left out. The rules of the site's registration form apply to the account name. */
export const newMemberInput = z.object({
  account: z.string('REQUIRED').trim().min(1, 'REQUIRED').max(64, 'INVALID'),
  kind: z.enum(['member', 'agent'], 'INVALID').default('member'),
  nickname: optional(24),
  name: optional(100),
  mobile: optional(32),
  email: optional(254),
  country: optional(2),
  /** The agent or member above, by number or account name. */
  upline: optional(64),
});
export const newMemberOutput = z.object({
  id: z.string(),
  account: z.string(),
  password: z.string(),
  endsAt: z.string(),
});
