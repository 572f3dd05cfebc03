export type ContactKind = 'mobile' | 'email';

export interface Contact {
  /** A number in E.164 (+66812345678), or an e-mail address as it was written. */
  value: string;
  /** Undefined while nobody has proven that it is theirs. */
  verifiedAt: Date | undefined;
}
