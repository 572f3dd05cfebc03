import { z } from 'zod';
import { textInput } from '@/lib/content/schema';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { requestId } from '@/lib/money/schema';
import { NOTICE_VIEWS } from '@/lib/notices/constants';
import {
  INBOX_PAGE_SIZE,
  MAX_ACCOUNTS,
  MAX_BODY,
  MAX_INBOX_PAGE_SIZE,
  MAX_LINK,
  MAX_TITLE,
  MESSAGE_STATUSES,
} from './constants';

/** A row's id on the wire: digits that fit a bigint. */
const rowId = z
  .string('REQUIRED')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

/** A page of a list: the place after which it begins. */
const cursor = z
  .string('INVALID')
  .regex(/^\d{1,15}\.[1-9]\d{0,17}$/, 'INVALID')
  .transform((text) => {
    const [at = '', id = ''] = text.split('.');
    return { createdAt: new Date(Number(at)), id: BigInt(id) };
  })
  .refine(({ createdAt }) => !Number.isNaN(createdAt.getTime()), 'INVALID');

/** GET /wps/member/messages. */
export const inboxQuery = z.object({
  view: z.enum(NOTICE_VIEWS, 'INVALID').default('all'),
  after: cursor.optional(),
  pageSize: z.coerce.number().int().min(1).max(MAX_INBOX_PAGE_SIZE).default(INBOX_PAGE_SIZE),
});

const ids = z.array(rowId, 'REQUIRED').min(1, 'REQUIRED').max(100, 'INVALID');
/** Without `ids`, all. */
export const readInput = z.object({ ids: ids.optional() });
export const removeInput = z.object({ ids });
export const changedOutput = z.object({ changed: z.number() });
export const unreadOutput = z.object({ unread: z.number() });

export const inboxEntryValue = z.object({
  id: z.string(),
  /** `message` is a message of the operator; the others are notices. */
  kind: z.string(),
  title: z.string(),
  /** Plain text. */
  text: z.string(),
  /** The sanitised HTML of a message. */
  html: z.string().nullable(),
  /** A page of the site that a message leads to. */
  link: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.string(),
  read: z.boolean(),
});

export const inboxOutput = z.object({
  list: z.array(inboxEntryValue),
  /** The `after` of the next page; null on the last. */
  next: z.string().nullable(),
  unread: z.number(),
});

export const audienceInput = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('all') }),
    z.object({
      kind: z.literal('accounts'),
      /** Account names; separated by commas, blanks or lines if it is a text. */
      accounts: z
        .union([z.string(), z.array(z.string())], 'REQUIRED')
        .transform((given) =>
          (typeof given === 'string' ? given.split(/[\s,;]+/) : given)
            .map((name) => name.trim())
            .filter(Boolean),
        )
        .pipe(
          z
            .array(z.string().max(64, 'INVALID'))
            .min(1, 'REQUIRED')
            .max(MAX_ACCOUNTS, 'TOO_MANY_MESSAGE_ACCOUNTS'),
        )
        .meta({ examples: [['lanternplayer']] }),
    }),
    z.object({ kind: z.literal('segment'), segmentId: rowId }),
  ],
  'REQUIRED',
);

const moment = z.iso.datetime({ offset: true, error: 'INVALID' }).transform((text) => new Date(text));

/** A page of the site, with an optional query or part. */
const link = z
  .string('INVALID')
  .trim()
  .max(MAX_LINK, 'TEXT_TOO_LONG')
  .regex(/^\/(?:[A-Za-z0-9_?=&.%#-][A-Za-z0-9/_?=&.%#-]*)?$/, 'SITE_LINK');

const texts = { title: textInput(MAX_TITLE), body: textInput(MAX_BODY) };

export const newMessageInput = z
  .object({
    ...texts,
    audience: audienceInput,
    link: link.nullable().default(null),
    /** Without it: at once. */
    startsAt: moment.nullable().default(null),
    expiresAt: moment.nullable().default(null),
    requestId,
  })
  .refine(({ startsAt, expiresAt }) => !startsAt || !expiresAt || expiresAt > startsAt, {
    path: ['expiresAt'],
    message: 'END_BEFORE_START',
  });

export type NewMessage = z.output<typeof newMessageInput>;
export type AudienceInput = z.output<typeof audienceInput>;

export const savedMessageOutput = z.object({ id: z.string() });

export const messagePreviewInput = z.object({ ...texts, audience: audienceInput });
/** How many members get the message, some of them, and its text in each language as it will be shown. */
export const messagePreviewOutput = z.object({
  count: z.number(),
  sample: z.array(z.object({ id: z.string(), account: z.string() })),
  texts: z.partialRecord(z.enum(LOCALE_CODES), z.object({ title: z.string(), html: z.string() })),
});

export const messageIdInput = z.object({ id: rowId });

export const progressOutput = z.object({
  status: z.enum(MESSAGE_STATUSES),
  share: z.number(),
  sent: z.number(),
  read: z.number(),
  removed: z.number(),
});
