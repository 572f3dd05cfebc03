import { pageRequestInput } from '@/lib/platform/page-schema';
import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ANNOUNCEMENT_PAGE_SIZE } from './constants';

const TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;

/** GET /wps/announcements: `types` and `execution` are comma-separated lists. */
export const announcementQuery = z.object({
  types: z
    .string()
    .max(32)
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(z.enum(TYPES)).max(5))
    .optional(),
  platform: z.literal('W').default('W'),
  execution: z
    .string()
    .max(16)
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(z.enum(['A', 'B', 'F'])).max(3))
    .optional(),
  language: z.string().max(8).optional(),
  ...pageRequestInput({ maximum: 50, standard: ANNOUNCEMENT_PAGE_SIZE }),
});

/** A text by language, English required; at most `most` characters each. */
export const textInput = (most: number) =>
  z
    .partialRecord(
      z.enum(LOCALE_CODES),
      z.string('INVALID').trim().min(1, 'REQUIRED').max(most, 'TEXT_TOO_LONG'),
    )
    .refine((value): value is Record<'en', string> & typeof value => Boolean(value.en), {
      path: ['en'],
      message: 'REQUIRED',
    })
    .meta({ examples: [{ en: 'By lantern light' }] });

/** A slug: words joined by hyphens. */
export const slugInput = z
  .string('REQUIRED')
  .trim()
  .min(1, 'REQUIRED')
  .max(64, 'SLUG_FORMAT')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'SLUG_FORMAT')
  .meta({ examples: ['by-lantern-light'] });

/** A date and time from a form, or nothing. */
export const momentInput = (example: string | null) =>
  z.iso
    .datetime({ offset: true, error: 'INVALID' })
    .nullable()
    .default(null)
    .meta({ examples: [example] })
    .transform((value) => (value === null ? null : new Date(value)));

/** The languages in which an item is shown; empty: in all. */
export const languagesInput = z
  .array(z.enum(LOCALE_CODES, 'INVALID'), 'INVALID')
  .max(LOCALE_CODES.length, 'INVALID')
  .default([])
  .transform((codes) => LOCALE_CODES.filter((code) => codes.includes(code)));

/** The version that an operator has read. */
export const versionInput = z.int('INVALID').min(1, 'INVALID');

/** An address that a link may have: a path of the site or https. Anything else could carry a script. */
export const linkInput = z
  .string('INVALID')
  .trim()
  .max(300, 'INVALID')
  .regex(/^(\/|\/[^/\\\s]\S*|https:\/\/\S+)$/, 'LINK_FORMAT');

/** Adds an error if an end is not later than its start. */
export function checkPeriod(
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  ctx: z.RefinementCtx,
): void {
  if (startsAt && endsAt && endsAt <= startsAt)
    ctx.addIssue({ code: 'custom', path: ['endsAt'], message: 'ENDS_BEFORE_START' });
}

const ids = z
  .array(
    z
      .string('INVALID')
      .regex(/^[1-9]\d{0,17}$/, 'INVALID')
      .transform(BigInt),
    'INVALID',
  )
  .min(1, 'REQUIRED')
  .max(300, 'INVALID')
  .refine((all) => new Set(all).size === all.length, 'INVALID');

/** The order of a list: as the operator has seen it, and the new one. */
export const orderInput = z.object({ before: ids, ids });
