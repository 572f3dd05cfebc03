import type { LocaleCode } from '@/lib/i18n/locales';

/** A text by locale; English is always there. */
export type Text = { en: string } & Partial<Record<LocaleCode, string>>;

export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';
/** Who sees an announcement: A logged in, B anonymous, F at the first login (product.md §3). */
export type Execution = 'A' | 'B' | 'F';

export interface Announcement {
  id: string;
  title: string;
  /** Clean HTML. */
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

/** 0 normal, 1 maintenance, 2 region-restricted (product.md §4). */
export type StatusCode = 0 | 1 | 2;

export interface SystemStatus {
  status: StatusCode;
  maintenance: boolean;
  maintenanceEnd: Date | null;
}
