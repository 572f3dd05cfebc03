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

/** An article for its editor: in every language, published or not. */
export interface ArticleDraft {
  id: bigint;
  kind: ArticleKind;
  slug: string;
  title: Text;
  summary: Text;
  body: Text;
  publishedAt: Date | null;
  changedAt: Date;
  version: number;
}
