export type ContactKind = 'mobile' | 'email';

export interface Contact {
  /** A number in E.164 (+66812345678), or an email address as the member wrote it. */
  value: string;
  /** Undefined if the member has not verified it. */
  verifiedAt: Date | undefined;
}
