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

const text = textInput(20_000);

/** An announcement from an operator. */
export const announcementInput = z.object({
  type: z.enum(TYPES),
  execution: z
    .array(z.enum(['A', 'B', 'F']))
    .min(1)
    .default(['A', 'B']),
  title: text,
  content: text,
  promotionType: z.string().max(32).nullable().default(null),
  startsAt: z.date().optional(),
  endsAt: z.date().nullable().default(null),
});

export type AnnouncementInput = z.input<typeof announcementInput>;
