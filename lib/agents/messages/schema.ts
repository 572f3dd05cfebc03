import { z } from 'zod';
import { requestId } from '@/lib/money/schema';
import { pageRequestInput } from '@/lib/platform/page-schema';
import { LINE_AUDIENCES, MAX_LINE_TEXT, MAX_PAGE_SIZE, PAGE_SIZE } from './constants';

/** A message is plain text: control characters except line breaks are taken out. */
const text = z
  .string('REQUIRED')
  .transform((given) =>
    given
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .trim(),
  )
  .pipe(z.string().min(1, 'REQUIRED').max(MAX_LINE_TEXT, 'TEXT_TOO_LONG'))
  .meta({ examples: ['Welcome to the team.'] });

/** POST /wps/agent/messages. */
export const lineMessageInput = z
  .object({
    to: z.enum(LINE_AUDIENCES, 'INVALID').meta({ examples: ['upline'] }),
    /** The account of a member of the team, for `member`. */
    account: z.string('INVALID').trim().max(64, 'INVALID').default(''),
    text,
    requestId,
  })
  .superRefine(({ to, account }, context) => {
    if (to === 'member' && account === '')
      context.addIssue({ code: 'custom', path: ['account'], message: 'REQUIRED' });
  });

export const sentQuery = z.object(pageRequestInput({ maximum: MAX_PAGE_SIZE, standard: PAGE_SIZE }));

/** A message as its sender sees it. */
export const sentValue = z.object({
  id: z.string(),
  to: z.enum(LINE_AUDIENCES),
  /** The account of the one receiver below; null for the upline and for several. */
  account: z.string().nullable(),
  text: z.string(),
  receivers: z.number(),
  read: z.number(),
  createdAt: z.string(),
  withdrawn: z.boolean(),
});

export const muteInput = z.object({ muted: z.boolean('INVALID') });
