import { z } from 'zod';
import { languagesInput, momentInput, textInput } from '../schema';
import { ANNOUNCEMENT_TYPES, EXECUTIONS, MAX_CONTENT, MAX_TITLE } from './constants';

/** The fields of an announcement from an operator. */
export const announcementCopy = {
  type: z.enum(ANNOUNCEMENT_TYPES, 'INVALID'),
  execution: z
    .array(z.enum(EXECUTIONS, 'INVALID'), 'INVALID')
    .min(1, 'REQUIRED')
    .max(3, 'INVALID')
    .transform((codes) => EXECUTIONS.filter((code) => codes.includes(code))),
  languages: languagesInput,
  title: textInput(MAX_TITLE),
  content: textInput(MAX_CONTENT),
  promotionType: z.string('INVALID').trim().max(32, 'INVALID').nullable(),
  published: z.boolean('INVALID'),
  /** Null: from now on. */
  startsAt: momentInput('2026-12-01T00:00:00.000Z'),
  endsAt: momentInput(null),
};
