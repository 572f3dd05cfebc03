import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ARTICLE_KINDS, SITE_PAGES, MAX_BODY, MAX_SUMMARY, MAX_TITLE } from './constants';

const id = z
  .string('REQUIRED')
  .regex(/^[1-9]\d{0,17}$/, 'INVALID')
  .transform(BigInt);

/** A text by language. Empty languages are left out; English is required. */
const text = (most: number) =>
  z
    .partialRecord(z.enum(LOCALE_CODES), z.string('INVALID').trim().max(most, 'TEXT_TOO_LONG'), 'REQUIRED')
    .meta({ examples: [{ en: 'By lantern light' }] })
    .transform((value) => Object.fromEntries(Object.entries(value).filter(([, text]) => text)))
    .refine((value): value is Record<'en', string> & typeof value => Boolean(value.en), 'REQUIRED')
    .meta({ examples: [{ en: 'By lantern light' }] });

const articleFields = {
  slug: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(64, 'SLUG_PATTERN')
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'SLUG_PATTERN'),
  title: text(MAX_TITLE),
  summary: text(MAX_SUMMARY),
  body: text(MAX_BODY),
  /** Null: a draft. */
  publishedAt: z.iso
    .datetime({ offset: true, error: 'INVALID' })
    .transform((value) => new Date(value))
    .nullable()
    .default(null),
};

/** The site's own pages have the slugs that the site links to, and no others. */
const houseSlug = ({ kind, slug }: { kind: string; slug: string }) =>
  kind !== 'house' || SITE_PAGES.some((page) => page === slug);

export const newArticleInput = z
  .object({ kind: z.enum(ARTICLE_KINDS, 'INVALID'), ...articleFields })
  .refine(houseSlug, { path: ['slug'], error: 'HOUSE_SLUG' });

export const articleInput = z.object({
  id,
  version: z.number('REQUIRED').int('INVALID').min(1),
  ...articleFields,
});

export const articleIdInput = z.object({ id });

export const previewInput = z.object({ body: z.string('REQUIRED').max(MAX_BODY, 'TEXT_TOO_LONG') });

export const savedOutput = z.object({ id: z.string(), version: z.number() });
export const previewOutput = z.object({ html: z.string() });

export type NewArticle = z.output<typeof newArticleInput>;
export type ChangedArticle = z.output<typeof articleInput>;
