import type { Deposit } from '../types';

/** Whether a payment provider takes the payment, so that there is no picture of a transfer. */
export const isPaidAtProvider = ({
  awaitsProvider,
  payTo,
}: Pick<Deposit, 'awaitsProvider' | 'payTo'>): boolean => awaitsProvider || payTo?.kind === 'provider';
