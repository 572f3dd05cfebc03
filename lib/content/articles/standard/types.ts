import type { Text } from '../../types';
import type { ArticleKind } from '../constants';

/** An article that the demo begins with. */
export interface StandardArticle {
  kind: ArticleKind;
  slug: string;
  daysAgo: number;
  title: Text;
  summary: Text;
  body: Text;
}
