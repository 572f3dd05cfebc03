import { z } from 'zod';
import {
  MIN_CONTENT,
  MAX_ANSWER,
  MAX_CONTACT,
  MAX_CONTENT,
  MAX_REMARK,
  OWN_PAGE_SIZE,
  QUESTION_TYPES,
} from './constants';

/** The length in code points, as the database counts. */
const length = (text: string) => [...text].length;

/** PUT /wps/feedback; the pictures come as files named `images`. */
export const feedbackInput = z.object({
  questionType: z.enum(QUESTION_TYPES, 'REQUIRED'),
  content: z
    .string('REQUIRED')
    .trim()
    .refine((value) => length(value) >= MIN_CONTENT && length(value) <= MAX_CONTENT, {
      error: 'FEEDBACK_LENGTH',
      params: { minimum: MIN_CONTENT, maximum: MAX_CONTENT },
    })
    .meta({ examples: ['The reels stood still.'] }),
  contact: z.string().trim().max(MAX_CONTACT, 'TEXT_TOO_LONG').default(''),
  // Files of a multipart body are not fields; a field `images` (base64 in JSON, text) is rejected.
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
  /** Which of its pictures, up to MAX_IMAGES. */
  place: z.enum(['1', '2', '3'], 'INVALID').transform(Number),
});

const remark = z
  .string('REQUIRED')
  .trim()
  .refine((value) => length(value) <= MAX_REMARK, 'TEXT_TOO_LONG');

export const handleInput = feedbackIdInput.extend({ remark: remark.min(1, 'REQUIRED') });

export const answerInput = feedbackIdInput.extend({
  answer: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .refine((value) => length(value) <= MAX_ANSWER, 'TEXT_TOO_LONG'),
  /** For operators only. */
  remark: remark.default(''),
});

export const assignInput = feedbackIdInput.extend({
  /** Null: to nobody. */
  operatorId: z
    .string('REQUIRED')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt)
    .nullable(),
});

export const feedbackStatusOutput = z.object({ id: z.string(), status: z.enum(['open', 'working', 'done']) });

/** GET /wps/feedback. */
export const ownFeedbackQuery = z.object({
  after: z
    .string('INVALID')
    .regex(/^[1-9]\d{0,17}$/, 'INVALID')
    .transform(BigInt)
    .optional(),
  pageSize: z.coerce.number().int().min(1).max(50).default(OWN_PAGE_SIZE),
});

export const ownFeedbackOutput = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      questionType: z.enum(QUESTION_TYPES),
      content: z.string(),
      createdAt: z.string(),
      /** How many pictures were sent with it. */
      pictures: z.number(),
      status: z.enum(['received', 'working', 'answered', 'closed']),
      answer: z.string().nullable(),
      answeredAt: z.string().nullable(),
    }),
  ),
  /** The `after` of the next page; null on the last. */
  next: z.string().nullable(),
});
