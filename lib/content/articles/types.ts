import type { LocaleCode } from '@/lib/i18n/locales';
import type { Text } from '../types';
import type { ArticleKind } from './constants';

/** An article as a list shows it, in one language. */
export interface ArticleCard {
  kind: ArticleKind;
  slug: string;
  title: string;
  summary: string;
  publishedAt: Date;
}

/** An article to be read, in one language. */
export interface Article extends ArticleCard {
  /** Clean HTML. */
  body: string;
  changedAt: Date;
  /** The languages it is written in; a reader of another gets English. */
  locales: LocaleCode[];
}

/** An article as its writer has it: every language, published or not. */
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
