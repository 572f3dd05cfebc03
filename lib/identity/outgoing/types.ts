export interface SealedContent {
  /** A number in E.164, or an e-mail address. */
  to: string;
  values: Record<string, string | number>;
}
