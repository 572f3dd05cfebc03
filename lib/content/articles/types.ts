import type { LocaleCode } from '@/lib/i18n/locales';
import type { Text } from '../types';
import type { ArticleKind } from './constants';

/** An article in a list, in one language. */
export interface ArticleCard {
  kind: ArticleKind;
  slug: string;
  title: string;
  summary: string;
  publishedAt: Date;
}

/** A whole article, in one language. */
export interface Article extends ArticleCard {
  /** Cleaned HTML. */
  body: string;
  changedAt: Date;
  /** The languages that the article has. Other languages show English. */
  locales: LocaleCode[];
}

/** An article for its editor: in every language. */
export interface ArticleCopy {
  kind: ArticleKind;
  slug: string;
  title: Text;
  summary: Text;
  body: Text;
  published: boolean;
  publishedAt: Date | null;
  endsAt: Date | null;
  inFooter: boolean;
}

/** A new article. It is a draft unless it has a date, which is then in force. */
export type NewArticle = Omit<ArticleCopy, 'published' | 'endsAt' | 'inFooter'> & Partial<ArticleCopy>;

/** An article in the back office. */
export interface ArticleDraft extends ArticleCopy {
  id: bigint;
  changedAt: Date;
  version: number;
}
