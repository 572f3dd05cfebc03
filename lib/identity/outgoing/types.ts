export interface SealedContent {
  /** A number in E.164, or an email address. */
  to: string;
  values: Record<string, string | number>;
}
