import type { LocaleCode } from '@/lib/i18n/locales';

/** A text by language; English is always there. */
export type Text = { en: string } & Partial<Record<LocaleCode, string>>;

export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';
/** Who sees an announcement: A members, B visitors, F members at their first login (CONT-1). */
export type Execution = 'A' | 'B' | 'F';

export interface Announcement {
  id: string;
  title: string;
  /** Cleaned HTML. */
  content: string;
  startDate: Date;
  promotionType: string | null;
  execution: Execution[];
  type: AnnouncementType;
}

export interface Resource {
  resourceType: string;
  url: string;
  /** The text of its link in the footer; null: it has a place of its own, or none on the site's pages. */
  label: Text | null;
}

/** 0 normal, 1 maintenance, 2 region-restricted (STATUS-1). */
export type StatusCode = 0 | 1 | 2;

export interface SystemStatus {
  status: StatusCode;
  maintenance: boolean;
  maintenanceEnd: Date | null;
}
