import type { Text } from '../types';

/** A topic of the help centre of a new site. */
export interface StandardTopic {
  slug: string;
  title: Text;
  content: Text;
}
