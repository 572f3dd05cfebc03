import type { VendorPort } from '@/lib/gateway/protocol/types';
import type { Sql } from '@/lib/studio/play/host';

/** A member, or trial player, in a lottery game: what the site gives with a call that moves money. */
export interface LotteryPlayer {
  /** `studio.lottery_session.id`. */
  sessionId: bigint;
  vendor: string;
  /** The id that the gateway's `authenticate` returned. */
  playerId: bigint;
  playerToken: string;
  currency: string;
  /** The member's group of series; '' if the site has none for this member. */
  group: string;
}

/** What a member is told. The texts are the site's; amounts are in 1/10,000. */
export type LotteryNotice = {
  playerId: bigint;
  game: string;
  period: string;
  drawId: bigint;
  currency: string;
} & (
  | { kind: 'won'; payout: bigint; bets: number }
  /** `version` of the result: a further correction is told again. */
  | { kind: 'corrected'; difference: bigint; version: number }
  | { kind: 'voided'; refund: bigint; bets: number }
  /** A chase that ended before its last draw. */
  | { kind: 'chaseEnded'; slipId: bigint; refund: bigint; cause: 'won' | 'cancelled' }
);

/** Everything that the lottery needs of the site it runs in (made by lib/studio-host/lottery). */
export interface LotteryHost {
  sql: Sql;
  port(vendor: string): VendorPort;
  /** The vendor under whose code a game is sold; undefined if the catalogue does not list it. Cached for ten seconds. */
  vendorOf(game: string): Promise<string | undefined>;
  /** Those of these players who are excluded from play now; left out: the site excludes nobody. */
  excluded?(players: readonly bigint[]): Promise<readonly bigint[]>;
  /**
   * Those of a vendor's rounds that an operator has voided. It is asked about bets that cannot be read and for which the wallet is therefore not called.
   * Left out: the site does not tell, and such a bet stays set aside.
   */
  voidedRounds?(vendor: string, roundIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tells members. Repeated with the same notice it tells them once (key: kind, drawId or slipId, playerId). */
  notify(notices: readonly LotteryNotice[]): Promise<void>;
}
