import type { Amount } from '@/lib/money/amount';
import type { PayTo } from '../adapters/pay-to';

/** A channel as its provider is called: with opened secrets. */
export interface ProviderChannel {
  id: bigint;
  settings: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
}

/** What is asked of a provider: to take a payment, or to pay one out. */
export interface ProviderCall {
  /** Ours; a call that is repeated has the same one. */
  reference: string;
  amount: Amount;
  currency: string;
  /** What the provider calls it; null until it has answered. */
  providerId: string | null;
  /** Of a payout only. */
  payee?: { bank: string; holder: string; number: string };
}

/** What a provider says about an order. */
export interface ProviderReport {
  providerId: string;
  status: 'open' | 'paid' | 'failed';
  currency: string;
  /** With `paid`: what has arrived or was paid out; may differ from what was asked. */
  amount: Amount | null;
  /** Why an operator must look at a payment before it is credited: a code in capitals. */
  doubt?: 'LATE' | 'MARKED' | 'INVALID_PAID' | 'COINS' | undefined;
  /** What the member pays to. */
  payTo?: PayTo | undefined;
}

/** Which order a notification is about. What it says of the order is not used: the provider is asked. */
export type NoticeAbout = { reference: string } | { providerId: string };

export interface NoticeRequest {
  headers: Headers;
  body: Uint8Array;
  /** The path of the address that was called. */
  path: string;
}

/**
 * A payment provider. Each call ends in one of three ways: a report; ProviderRefusal, if the provider certainly has not done it; any
 * other error, if it is not known what the provider did.
 */
export interface PaymentProvider {
  createPayment(channel: ProviderChannel, call: ProviderCall): Promise<ProviderReport>;
  /** undefined: the provider certainly has none. */
  findPayment(channel: ProviderChannel, call: ProviderCall): Promise<ProviderReport | undefined>;
  createPayout?(channel: ProviderChannel, call: ProviderCall): Promise<ProviderReport>;
  findPayout?(channel: ProviderChannel, call: ProviderCall): Promise<ProviderReport | undefined>;
  /** What a notification is about; 'forged' if its signature is wrong, 'other' if it is about nothing of ours. */
  readNotice(channel: ProviderChannel, request: NoticeRequest): NoticeAbout | 'forged' | 'other';
}

export type OrderKind = 'payment' | 'payout';
export type OrderStatus = 'starting' | 'open' | 'paid' | 'failed' | 'held';

/** A payment or payout at a provider. */
export interface ProviderOrder {
  id: bigint;
  kind: OrderKind;
  depositId: bigint | null;
  withdrawalId: bigint | null;
  channelId: bigint;
  reference: string;
  providerId: string | null;
  status: OrderStatus;
  problem: string | null;
  reportedAmount: Amount | null;
  startedBy: bigint | null;
  asks: number;
  nextAskAt: Date | null;
  lastFailure: string | null;
  createdAt: Date;
  changedAt: Date;
}
