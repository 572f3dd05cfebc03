/** How the calls of a vendor went in a period. */
export interface VendorHealth {
  vendor: string;
  calls: number;
  failed: number;
  /** Failed calls by code, the most frequent first. */
  failures: { code: string; calls: number }[];
  /** Milliseconds within which half, and 99 of 100, were answered; undefined without calls. */
  median: number | undefined;
  p99: number | undefined;
}

/** A vendor's calls in one minute of one process. */
export interface MinuteCount {
  calls: number;
  failures: Map<string, number>;
  times: number[];
  lastCallAt: Date;
}

/** What a vendor signs its calls with: the secret that we issued, or the key whose public half an operator has stored. */
export type SigningKey = 'secret' | 'public_key';
