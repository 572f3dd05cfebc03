import { z } from 'zod';
import { checkPeriod, momentInput, slugInput, textInput } from '../schema';
import { ARTICLE_KINDS, MAX_BODY, MAX_SUMMARY, MAX_TITLE, SITE_PAGES } from './constants';

/** The fields of an article from an operator. */
export const articleCopy = {
  kind: z.enum(ARTICLE_KINDS, 'INVALID'),
  slug: slugInput.regex(/^[a-z]/, 'SLUG_PATTERN'),
  title: textInput(MAX_TITLE),
  summary: textInput(MAX_SUMMARY),
  body: textInput(MAX_BODY),
  published: z.boolean('INVALID'),
  /** The date that readers see. A published article without one gets the current time. */
  publishedAt: momentInput('2026-12-01T00:00:00.000Z'),
  endsAt: momentInput(null),
  /** Whether the footer links to it; only a page of the operator's own. */
  inFooter: z.boolean('INVALID').default(false),
};

interface Checked {
  kind: string;
  slug: string;
  publishedAt: Date | null;
  endsAt: Date | null;
}

/** Rules over several fields: the site's own pages have the slugs that the site links to, and the end is after the start. */
export function checkArticle({ kind, slug, publishedAt, endsAt }: Checked, ctx: z.RefinementCtx): void {
  if (kind === 'house' && !SITE_PAGES.some((page) => page === slug))
    ctx.addIssue({ code: 'custom', path: ['slug'], message: 'HOUSE_SLUG' });
  checkPeriod({ startsAt: publishedAt, endsAt }, ctx);
}
