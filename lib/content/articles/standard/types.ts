import type { Text } from '../../types';
import type { ArticleKind } from '../constants';

/** An article of the demo. */
export interface StandardArticle {
  kind: ArticleKind;
  slug: string;
  daysAgo: number;
  title: Text;
  summary: Text;
  body: Text;
  /** Whether the footer links to it; only a page of the operator's own. */
  inFooter?: boolean;
}
