import type { Tx } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import type { FieldError } from '@/lib/platform/errors';
import type { PaymentProvider } from '../providers/types';
import type { PaymentChannel, PaymentKind } from '../types';
import type { PayTo } from './pay-to';

/** A deposit that is about to be requested; the channel accepts it. */
export interface DepositStart {
  channel: PaymentChannel;
  currency: string;
  amount: Amount;
  /** The deposit's reference, which nobody has seen yet. */
  reference: string;
}

/** How a deposit begins. */
export interface StartedDeposit {
  payTo: PayTo | null;
  /** The receiving account that it was given. */
  accountId: bigint | null;
}

/** A setting that operators fill in for a channel. Texts: backoffice-channels.settings.<adapter>.<name>. */
export interface SettingField {
  name: string;
  /** A secret is sealed and never shown again. An address is https, or one that the server's administrator allows (docs/decisions/0109). */
  kind: 'text' | 'choice' | 'secret' | 'address';
  /** The values of a choice. */
  choices?: readonly string[];
  maxLength: number;
  required: boolean;
  /** It is there only if another setting has one of these values. */
  when?: { name: string; values: readonly string[] };
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
  /** What operators fill in; a channel cannot be switched on without the required ones. */
  fields?: readonly SettingField[];
  /** What is wrong with the settings that are filled in: error codes by name. */
  settingsProblems?(settings: Readonly<Record<string, string>>): Record<string, string>;
  /** Who carries out the payments, if it is not the operators. */
  provider?: PaymentProvider;
  /** Deposits are made by redeeming cash codes only (lib/cashier/codes). */
  redeemsCodes?: true;
  /** Whether a channel of this kind has receiving accounts. */
  usesAccounts(kind: PaymentKind): boolean;
  /** What a channel lacks before it can be enabled, by field. */
  missing(channel: PaymentChannel): Record<string, FieldError>;
  /** Starts a deposit in the database transaction of its request. Throws INVALID_INPUT on `amount` or `channel`. */
  startDeposit(tx: Tx, start: DepositStart): Promise<StartedDeposit>;
}
