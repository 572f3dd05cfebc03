import { z } from 'zod';
import { LEAST_CONTENT, MOST_CONTACT, MOST_CONTENT, MOST_REMARK, QUESTION_TYPES } from './constants';

/** Characters as people count them, a Thai vowel sign or an emoji too: code points, as the database counts. */
const length = (text: string) => [...text].length;

/** PUT /wps/feedback; the pictures come as files named `images`. */
export const feedbackInput = z.object({
  questionType: z.enum(QUESTION_TYPES, 'REQUIRED'),
  content: z
    .string('REQUIRED')
    .trim()
    .refine((value) => length(value) >= LEAST_CONTENT && length(value) <= MOST_CONTENT, {
      error: 'FEEDBACK_LENGTH',
      params: { minimum: LEAST_CONTENT, maximum: MOST_CONTENT },
    })
    .meta({ examples: ['The reels stood still.'] }),
  contact: z.string().trim().max(MOST_CONTACT, 'TEXT_TOO_LONG').default(''),
  // Files of a multipart body are no fields: whatever is one here (pictures as base64 in JSON, a field of text) is no file.
  images: z.undefined('FILES_ONLY').optional(),
});

export const feedbackOutput = z.object({ id: z.string() });

export const feedbackIdInput = z.object({
  id: z
    .string('REQUIRED')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt),
});

export const feedbackPictureInput = feedbackIdInput.extend({
  /** Which of its pictures, up to MOST_IMAGES. */
  place: z.enum(['1', '2', '3'], 'INVALID').transform(Number),
});

export const handleInput = feedbackIdInput.extend({
  remark: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .refine((value) => length(value) <= MOST_REMARK, 'TEXT_TOO_LONG'),
});

export const handledOutput = z.object({ id: z.string(), status: z.literal('done') });
