import type { LocaleCode } from '@/lib/i18n/locales';

export type MemberKind = 'member' | 'agent' | 'trial';

/** The session of a logged-in member, as used by all rooms above identity. */
export interface SiteSession {
  sessionId: bigint;
  memberId: bigint;
  account: string;
  nickname: string;
  /** The account type as on the wire: 0 player; 1, 2, 41, 42 agent; 4 trial player. */
  type: number;
  kind: MemberKind;
  currency: string;
  /** Set if the login used a one-time or expired password: the session can only change the password. */
  passwordDue?: true;
}

/** Where a request comes from, for the list of devices and for rate limits. */
export interface Origin {
  ip: string;
  userAgent: string;
  /** The browser's long-lived random id, from its cookie. */
  deviceId: string;
  country?: string | undefined;
  /** True if the request has an Origin header: then it is a browser, which can show a puzzle. */
  isBrowser?: boolean;
  /** The request's language, for messages to the member. */
  language?: LocaleCode;
}
