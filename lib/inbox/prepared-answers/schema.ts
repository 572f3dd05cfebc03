import { z } from 'zod';
import { textInput } from '@/lib/content/schema';

export const MAX_PREPARED_ANSWER_TITLE = 80;
export const MAX_PREPARED_ANSWER_TEXT = 1_000;

const rowId = z
  .string('REQUIRED')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

export const newPreparedAnswerInput = z.object({
  title: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(MAX_PREPARED_ANSWER_TITLE, 'TEXT_TOO_LONG')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'INVALID'),
  texts: textInput(MAX_PREPARED_ANSWER_TEXT),
});
export const preparedAnswerInput = newPreparedAnswerInput.extend({
  id: rowId,
  version: z.int('INVALID').min(1, 'INVALID'),
});
export const preparedAnswerIdInput = z.object({ id: rowId });
export const savedPreparedAnswerOutput = z.object({ id: z.string(), version: z.number() });
