import type { Text } from '@/lib/content/types';
import type { Amount } from '@/lib/money/amount';

export type PrizeKind = 'none' | 'points' | 'money' | 'good';

export interface Sector {
  place: number;
  title: Text;
  /** Its chance is weight divided by the sum of all weights. */
  weight: number;
  prize: PrizeKind;
  /** Points or money in 1/10,000. */
  amount: Amount;
  goodId: bigint | null;
  /** How often it can be won; null: without limit. */
  stock: number | null;
  won: number;
}

export interface Wheel {
  id: bigint;
  isOpen: boolean;
  /** What a prize that has run out gives instead, in 1/10,000 of a point. */
  consolation: Amount;
  sectors: Sector[];
  createdAt: Date;
}

export interface Spin {
  id: bigint;
  wheelId: bigint;
  place: number;
  title: Text;
  given: PrizeKind | 'consolation';
  amount: Amount;
  currency: string;
  createdAt: Date;
  /** What anybody can compute the sector from. */
  proof: { serverSeed: string; commitment: string; clientSeed: string; weights: number[] };
  /** The order of a won good. */
  orderId: bigint | null;
}
