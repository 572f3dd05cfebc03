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

export interface Banner {
  id: string;
  picture: string;
  title: string;
  subtitle: string | null;
  action: string | null;
  url: string | null;
}

export interface Resource {
  resourceType: string;
  url: string;
}

/** 0 normal, 1 maintenance, 2 region-restricted (STATUS-1). */
export type StatusCode = 0 | 1 | 2;

export interface SystemStatus {
  status: StatusCode;
  maintenance: boolean;
  maintenanceEnd: Date | null;
}
