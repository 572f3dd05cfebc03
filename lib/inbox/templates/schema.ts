import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { MAX_ACTION, MAX_MAIL_BODY, MAX_SUBJECT } from './constants';

/** Text without control characters but line feeds. */
const text = (maximum: number) =>
  z
    .string('REQUIRED')
    .transform((given) => given.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(maximum, 'TEXT_TOO_LONG')
        .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, 'INVALID'),
    );
const line = (maximum: number) => text(maximum).pipe(z.string().regex(/^[^\n]*$/, 'INVALID'));

const texts = z.object({
  subject: line(MAX_SUBJECT).optional(),
  body: text(MAX_MAIL_BODY),
  action: line(MAX_ACTION).optional(),
});

const key = {
  channel: z.enum(['email', 'sms'], 'INVALID'),
  template: z
    .string('REQUIRED')
    .regex(/^[a-zA-Z]{3,40}$/, 'INVALID')
    .meta({ examples: ['passwordChanged'] }),
  locale: z.enum(LOCALE_CODES, 'INVALID'),
};

/** `texts` null: the shipped text applies again. */
export const templateInput = z.object({
  ...key,
  version: z.int('INVALID').min(0, 'INVALID'),
  texts: texts.nullable(),
});
export const templateOutput = z.object({ version: z.number() });

export const templatePreviewInput = z.object({ ...key, texts });
export const templatePreviewOutput = z.object({
  /** Null for an SMS. */
  subject: z.string().nullable(),
  text: z.string(),
  /** The page of an email; null for an SMS. */
  html: z.string().nullable(),
});

export const templateTestInput = templatePreviewInput.extend({
  to: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(320, 'INVALID')
    .meta({ examples: ['me@example.com'] }),
});
