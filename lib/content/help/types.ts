import type { Text } from '../types';

/** A topic of the help centre, in one language. */
export interface HelpTopic {
  slug: string;
  title: string;
  /** Clean HTML. */
  content: string;
}

/** As an operator writes it: every language at once. */
export interface HelpCopy {
  /** The end of its address, /help#<slug>; never changed, for links to it stand elsewhere. */
  slug: string;
  title: Text;
  /** HTML. */
  body: Text;
  position: number;
}

/** As the back office holds it. */
export interface HelpDraft extends HelpCopy {
  id: bigint;
  published: boolean;
  version: number;
  changedAt: Date;
}
