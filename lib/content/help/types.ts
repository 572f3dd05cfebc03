import type { Text } from '../types';

/** A topic of the help centre, in one language. */
export interface HelpTopic {
  slug: string;
  title: string;
  /** Cleaned HTML. */
  content: string;
}

/** A topic for its editor: in every language. */
export interface HelpCopy {
  /** The end of its address, /help#<slug>. It never changes, because other pages link to it. */
  slug: string;
  title: Text;
  /** HTML. */
  body: Text;
  position: number;
  published: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** A new topic; without the other fields it is a draft. */
export type NewTopic = Pick<HelpCopy, 'slug' | 'title' | 'body' | 'position'> & Partial<HelpCopy>;

/** A topic in the back office. */
export interface HelpDraft extends HelpCopy {
  id: bigint;
  version: number;
  changedAt: Date;
}
