import type { Amount } from '@/lib/money/amount';

/** Whose pocket: a member's (main, hold, vendor:<CODE>) or the house's (games:<VENDOR>, deposits:<channel> …). */
export type AccountRef = { memberId: bigint; kind: string } | { house: string };

export interface PostingLine {
  account: AccountRef;
  /** Negative takes from the account, positive gives; never zero. */
  amount: bigint;
}

export interface Posting {
  /** Unique for what is to be done, 1 to 200 characters; a replay with the same content gives the first result. */
  key: string;
  /** What it is: `deposit`, `bet`, `withdrawal.hold` … */
  kind: string;
  currency: string;
  /** In order: a member's account must cover each line at its turn. They sum to zero. */
  lines: readonly PostingLine[];
  /** What else the key stands for; bound to it together with kind, accounts and amounts. */
  content?: string | Uint8Array;
  /** Shown with the entry in statements and to operators; no secrets. */
  meta?: Record<string, string | number | boolean | null>;
  /** When it happened; the clock's now unless told. Never before the account's last entry: it is moved up to that. */
  at?: Date;
}

export interface Posted {
  transactionId: bigint;
  /** True where the key had been used with the same content: nothing moved now. */
  replayed: boolean;
  /** For each line the member's balance after it; null on house accounts. */
  balances: (Amount | null)[];
}

/** How one of many postings ended. */
export type Outcome = { ok: true; value: Posted } | { ok: false; error: unknown };

export interface Balance {
  currency: string;
  /** What can be bet or withdrawn. */
  available: Amount;
  /** What is held for withdrawals under way. */
  held: Amount;
}

export interface StatementLine {
  transactionId: bigint;
  line: number;
  at: Date;
  kind: string;
  amount: Amount;
  balanceAfter: Amount;
  meta: Record<string, unknown>;
}

export interface Statement {
  currency: string;
  /** The balance just before `from` and just before `to`. */
  opening: Amount;
  closing: Amount;
  /** Sums of the whole period (of the kinds asked for), not of the page. */
  moneyIn: Amount;
  moneyOut: Amount;
  list: StatementLine[];
  pageNum: number;
  pageSize: number;
  /** Lines in the period; counted up to 10,000. */
  total: number;
}
