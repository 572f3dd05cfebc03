import { z } from 'zod';
import { requestId } from '@/lib/money/schema';
import { MAX_CHAT_TEXT, MUTE_MINUTES } from './constants';

const rowId = z
  .string('REQUIRED')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

/** Plain text: no control characters except line feeds, and no marks that change the direction of writing. */
const chatText = z
  .string('REQUIRED')
  .transform((given) =>
    given
      .replaceAll('\r\n', '\n')
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1, 'REQUIRED')
      .max(MAX_CHAT_TEXT, 'TEXT_TOO_LONG')
      .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, 'INVALID'),
  )
  .meta({ examples: ['Where is my deposit?'] });

export const chatMessageInput = z.object({ text: chatText, requestId });
export const officeMessageInput = z.object({ id: rowId, text: chatText, requestId });
export const chatIdInput = z.object({ id: rowId });
export const transferInput = z.object({ id: rowId, operatorId: rowId });
/** Zero minutes: the person may write again. */
export const muteInput = z.object({
  id: rowId,
  minutes: z.union([z.literal(0), ...MUTE_MINUTES.map((each) => z.literal(each))], 'INVALID'),
});
export const removeMessageInput = z.object({ id: rowId, messageId: rowId });

const message = z.object({
  id: z.string(),
  sender: z.enum(['person', 'operator']),
  text: z.string().nullable(),
  at: z.string(),
});

/** What the chat window of the site shows. */
export const chatOutput = z.object({
  /** Whether the site has a live chat. */
  isOffered: z.boolean(),
  /** Whether operators answer now. */
  isOpen: z.boolean(),
  chat: z
    .object({
      id: z.string(),
      status: z.enum(['waiting', 'open', 'closed']),
      isMuted: z.boolean(),
      messages: z.array(message),
    })
    .nullable(),
});

const summary = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'open', 'closed']),
  member: z.object({ id: z.string(), account: z.string() }).nullable(),
  language: z.string(),
  operator: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: z.string(),
  lastMessageAt: z.string(),
  lastSender: z.enum(['person', 'operator']),
  lastText: z.string().nullable(),
  isMuted: z.boolean(),
});

export const officeListOutput = z.object({ list: z.array(summary) });
export const officeChatOutput = summary.extend({
  messages: z.array(message.extend({ operator: z.string().nullable() })),
});
export const chatDoneOutput = z.object({ id: z.string() });
