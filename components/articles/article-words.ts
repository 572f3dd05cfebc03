import type { ArticleKind } from '@/lib/content/articles/constants';

/** The kinds that have a list of their own. */
export type ListedKind = Exclude<ArticleKind, 'house'>;

/** Where an article of a kind is. */
export const articlePath = (kind: ArticleKind, slug: string) =>
  kind === 'house' ? `/${slug}` : `/${kind}/${slug}`;

/** A page of a list; the first is the list's own address. */
export const listPath = (kind: ListedKind, page = 1) => (page === 1 ? `/${kind}` : `/${kind}/page/${page}`);
