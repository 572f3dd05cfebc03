import type { LocaleCode } from '@/lib/i18n/locales';

export type MemberKind = 'member' | 'agent' | 'trial';

/** Whoever is logged in on the site, as every room above identity sees them. */
export interface SiteSession {
  sessionId: bigint;
  memberId: bigint;
  account: string;
  nickname: string;
  /** The account type of the wire: 0 member; 1, 2, 41, 42 agent; 4 trial. */
  type: number;
  kind: MemberKind;
  currency: string;
  /** It began with a one-time or expired password: only the password may be changed until that is done. */
  passwordDue?: true;
}

/** Where a session begins: what is kept for the list of devices and for throttling. */
export interface Origin {
  ip: string;
  userAgent: string;
  /** The browser's long-lived random id, from its cookie. */
  deviceId: string;
  country?: string | undefined;
  /** True where the request names its page (an Origin header): browsers do, and they can show a puzzle. */
  isBrowser?: boolean;
  /** The request's language, for what is written to the member. */
  language?: LocaleCode;
}
