/** What the list needs to know of a row to act on it. */
export interface QueueItem {
  id: string;
  account: string;
  /** Decimal string: what an approval would move. */
  amount: string;
  currency: string;
  status: string;
  /** The name of another operator who has claimed it. */
  claimedBy: string | undefined;
  isMine: boolean;
}
