/** How long a vendor's wallet may take to answer, in milliseconds. */
export interface WalletTimes {
  /** A transfer, and the question about one. */
  transferMs: number;
  /** A balance: a member waits for it, and a page is shown without it. */
  balanceMs: number;
  /** A page of rounds. */
  roundsMs: number;
}
export const WALLET_TIMES: WalletTimes = { transferMs: 8_000, balanceMs: 3_000, roundsMs: 20_000 };

/** The longest answer of a wallet, and of a page of rounds, in bytes. */
export const MAX_ANSWER_BYTES = 65_536;
export const MAX_ROUNDS_BYTES = 4 * 1_048_576;

/** Calls of one process to one vendor's wallet at the same time. More are refused, so that a vendor that hangs takes nothing from others. */
export const CALLS_AT_ONCE = 24;
/** After so many calls without an answer in a row the vendor is not called for a while. */
export const FAILURES_TO_OPEN = 5;
export const OPEN_MS = 15_000;

/** The most that a transfer moves, and that a vendor's wallet has for one member: 100 billion units, in 1/10,000. More is a mistake of the vendor. */
export const MAX_WALLET = 10n ** 15n;

/** Transfers of a member and a vendor whose outcome is not known, at most. */
export const MAX_UNFINISHED = 5;

/** Pauses between two questions about one transfer: they double, from the first to the longest. In seconds. */
export const FIRST_ASK_S = 5;
export const LONGEST_ASK_S = 3_600;
/** A transfer that was started and has no answer is asked about so long after the time limit of its call, in seconds. */
export const LOST_AFTER_S = 10;

/** The job asks so many at the same time, and begins no further ones after so many milliseconds. */
export const ASK_AT_ONCE = 20;
export const ASK_RUN_MS = 45_000;

/** Rounds of one page, and for how long one vendor is asked for further pages. */
export const ROUNDS_A_PAGE = 200;
export const ROUNDS_RUN_MS = 40_000;

/** Ledger kinds of a transfer out: it begins, has arrived, was refused; and of a transfer in. */
export const WALLET_OUT = 'vendorWallet.out';
export const WALLET_ARRIVED = 'vendorWallet.arrived';
export const WALLET_RETURNED = 'vendorWallet.returned';
export const WALLET_IN = 'vendorWallet.in';

/** House accounts: money under way to a vendor, and what was moved into its wallets and not back. The second may be negative: wins. */
export const transitAccount = (vendor: string) => `vendor-transit:${vendor}`;
export const walletAccount = (vendor: string) => `vendor-wallet:${vendor}`;
