import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { env } from '@/lib/platform/env';
import { aboveMaximum, belowMinimum, paymentChannelClosed } from '../errors';
import { assertWholeCoins } from '../rules';
import type { BankAccount, PaymentChannel, PaymentKind } from '../types';

const enabledChannels = (db: Db, kind: PaymentKind) => {
  const query = db
    .selectFrom('cashier.channel')
    .selectAll()
    .where('kind', '=', kind)
    .where('enabled', '=', true);
  // Channels that credit without a payment are never offered on a site that is not a demo.
  return env().DEMO_SEED ? query : query.where('demo_only', '=', false);
};

type Row = Awaited<ReturnType<ReturnType<typeof enabledChannels>['executeTakeFirstOrThrow']>>;

const toChannel = (row: Row): PaymentChannel => ({
  kind: row.kind as PaymentKind,
  code: row.code,
  method: row.method as PaymentChannel['method'],
  names: row.names as Record<string, string>,
  notes: row.notes as Record<string, string> | null,
  minimum: row.minimum as Amount,
  maximum: row.maximum as Amount,
  account: row.account as BankAccount | null,
});

/** The enabled payment channels of a kind, in the operator's order. */
export async function listPaymentChannels(db: Db, kind: PaymentKind): Promise<PaymentChannel[]> {
  return (await enabledChannels(db, kind).orderBy('position').orderBy('code').execute()).map(toChannel);
}

/** The enabled payment channel, if it accepts the amount. Throws INVALID_INPUT on `channel` or `amount`. */
export async function requirePaymentChannel(
  db: Db,
  kind: PaymentKind,
  code: string,
  amount: Amount,
  currency: string,
): Promise<PaymentChannel> {
  const row = await enabledChannels(db, kind).where('code', '=', code).executeTakeFirst();
  if (!row) throw paymentChannelClosed();
  if (amount < row.minimum) throw belowMinimum(row.minimum, currency);
  if (amount > row.maximum) throw aboveMaximum(row.maximum, currency);
  assertWholeCoins('amount', amount, currency);
  return toChannel(row);
}
