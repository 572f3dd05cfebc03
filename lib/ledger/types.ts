import type { Page } from '@/lib/platform/page';
import type { Amount } from '@/lib/money/amount';

/** Names an account: of a member (main, hold, vendor:<CODE>) or of the house (games:<VENDOR>, deposits:<channel> …). */
export type AccountRef = { memberId: bigint; kind: string } | { house: string };

export interface PostingEntry {
  account: AccountRef;
  /** In 1/10,000 units. Negative is a debit, positive a credit; never zero. */
  amount: bigint;
}

export interface Posting {
  /** The idempotency key, 1 to 200 characters. A replay with the same content returns the first result. */
  key: string;
  /** The kind of transaction: `deposit`, `bet`, `withdrawal.hold` … */
  kind: string;
  currency: string;
  /** At least two; they sum to zero. They are applied in order, and a member's account must cover each debit at its turn. */
  entries: readonly PostingEntry[];
  /** Further content that the key is bound to, besides kind, accounts and amounts. */
  content?: string | Uint8Array;
  /** Shown with the entry in statements and to operators. No secrets. */
  meta?: Record<string, string | number | boolean | null>;
  /** When it happened; now by default. If it is before the account's last entry, the time of that entry is used. */
  at?: Date;
}

export interface PostingResult {
  transactionId: bigint;
  /** True if the key was used before with the same content. Nothing was posted now. */
  replayed: boolean;
  /** For each entry, the member's balance after it; null for house accounts. */
  balances: (Amount | null)[];
}

/** The result of one posting of a batch. */
export type BatchItemResult = { ok: true; value: PostingResult } | { ok: false; error: unknown };

export interface Balance {
  currency: string;
  /** Can be bet or withdrawn. */
  available: Amount;
  /** Reserved for withdrawals that are not decided or not paid yet. */
  held: Amount;
  /** Bonus money: can be staked, by its rules, and not withdrawn. */
  bonus: Amount;
}

export interface StatementEntry {
  transactionId: bigint;
  entryNo: number;
  at: Date;
  kind: string;
  amount: Amount;
  balanceAfter: Amount;
  meta: Record<string, unknown>;
}

/** A page of a member's entries in a period; `total` is counted up to 10,000. */
export interface Statement extends Page<StatementEntry> {
  /** Where the next page begins, for `cursor`; undefined on the last page. */
  next: string[] | undefined;
  currency: string;
  /** The balances just before `from` and just before `to`. */
  opening: Amount;
  closing: Amount;
  /** Sums over the whole period, restricted to the requested kinds; not only over the page. */
  moneyIn: Amount;
  moneyOut: Amount;
}
