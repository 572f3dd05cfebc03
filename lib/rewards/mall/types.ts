import type { Text } from '@/lib/content/types';
import type { Amount } from '@/lib/money/amount';
import type { GOOD_KINDS, ORDER_STATUSES } from './constants';

export type GoodKind = (typeof GOOD_KINDS)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A good as members see it, in one language. */
export interface Good {
  id: string;
  /** The id of its picture: `lantern.teapot`. */
  picture: string;
  title: string;
  summary: string;
  /** The price of one piece, in whole points. */
  points: number;
  /** How many pieces are left. */
  available: number;
  kind: GoodKind;
  /** The price in money of one piece beside the points, in 1/10,000; 0: none. */
  price: Amount;
  /** What a piece of money goods pays; 0 for the others. */
  worth: Amount;
  /** How many pieces a member can have; null: no limit. */
  perMember: number | null;
  /** Whether only members of a group can have it. */
  isLimited: boolean;
}

/** The content of a good in all languages. */
export interface GoodContent {
  picture: string;
  title: Text;
  summary: Text;
  points: number;
  /** How many there have been. For codes: as many as were added. */
  quantity: number;
  position: number;
  kind: GoodKind;
  price: Amount;
  worth: Amount;
  perMember: number | null;
  groupId: bigint | null;
}

/** A good in the back office. */
export interface GoodDraft extends GoodContent {
  id: bigint;
  available: number;
  published: boolean;
  version: number;
  changedAt: Date;
}
