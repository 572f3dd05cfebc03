import type { z } from 'zod';
import type {
  channelValue,
  depositValue,
  payeeValue,
  withdrawalValue,
  balanceValue,
} from '@/lib/cashier/wire';

export type Channel = z.output<typeof channelValue>;
export type Deposit = z.output<typeof depositValue>;
export type Withdrawal = z.output<typeof withdrawalValue>;
export type Payee = z.output<typeof payeeValue>;
export type WalletBalance = z.output<typeof balanceValue>;
