import type { LocaleCode } from '@/lib/i18n/locales';
import type { AnnouncementType, Execution, Text } from '../types';

/** An announcement for its editor: in every language. */
export interface AnnouncementCopy {
  type: AnnouncementType;
  execution: readonly Execution[];
  /** The languages in which it is shown; empty: in all, with English where a text is missing. */
  languages: readonly LocaleCode[];
  title: Text;
  /** HTML. */
  content: Text;
  promotionType: string | null;
  published: boolean;
  /** Null: from now on. */
  startsAt: Date | null;
  endsAt: Date | null;
}

/** A new announcement. Without the other fields it is for everybody in every language, published, from now on. */
export type NewAnnouncement = Pick<AnnouncementCopy, 'type' | 'title' | 'content'> &
  Partial<AnnouncementCopy>;

/** An announcement in the back office. */
export interface AnnouncementDraft extends AnnouncementCopy {
  id: bigint;
  version: number;
  startsAt: Date;
  changedAt: Date;
}
