import type { Tx } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import type { FieldError } from '@/lib/platform/errors';
import type { PaymentChannel, PaymentKind } from '../types';
import type { PayTo } from './pay-to';

/** A deposit that is about to be requested; the channel accepts it. */
export interface DepositStart {
  channel: PaymentChannel;
  currency: string;
  amount: Amount;
}

/** How a deposit begins. */
export interface StartedDeposit {
  payTo: PayTo | null;
  /** The receiving account that it was given. */
  accountId: bigint | null;
}

/** A way to pay in or out. How to add one: lib/cashier/README.md. */
export interface PaymentAdapter {
  /** Stored with each channel; it never changes. */
  code: string;
  kinds: readonly PaymentKind[];
  /** Moves invented money: it is offered on a demo site only. */
  demoOnly: boolean;
  /** Deposits are credited in the database transaction of their request; otherwise they wait for a decision. */
  creditsAtOnce: boolean;
  /** Whether a channel of this kind has receiving accounts. */
  usesAccounts(kind: PaymentKind): boolean;
  /** What a channel lacks before it can be enabled, by field. */
  missing(channel: PaymentChannel): Record<string, FieldError>;
  /** Starts a deposit in the database transaction of its request. Throws INVALID_INPUT on `amount` or `channel`. */
  startDeposit(tx: Tx, start: DepositStart): Promise<StartedDeposit>;
}
