import type { Text } from '@/lib/content/types';
import type { Amount } from '@/lib/money/amount';
import type { DeliveryAddress } from '../addresses/types';
import type { GoodKind, OrderStatus } from '../types';

/** Pieces of a good that a member has redeemed, or won with the wheel. */
export interface Order {
  id: bigint;
  memberId: bigint;
  goodId: bigint;
  title: Text;
  picture: string;
  kind: GoodKind;
  quantity: number;
  /** What was paid: points, and money in `currency`; what money goods pay. */
  points: Amount;
  price: Amount;
  worth: Amount;
  currency: string;
  status: OrderStatus;
  isWon: boolean;
  createdAt: Date;
  decidedAt: Date | null;
  tracking: string | null;
  note: string | null;
  hasAddress: boolean;
}

/** An order with what only its member and an operator who decides on it may read. */
export interface OpenedOrder extends Order {
  address: DeliveryAddress | null;
  codes: string[];
  ledger: {
    points: bigint | null;
    price: bigint | null;
    worth: bigint | null;
    returned: bigint | null;
    returnedPrice: bigint | null;
  };
  account: string;
  decidedBy: string | null;
}
