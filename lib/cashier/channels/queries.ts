import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { env } from '@/lib/platform/env';
import { aboveMaximum, belowMinimum, channelClosed } from '../errors';
import { demandCoins } from '../rules';
import type { BankAccount, Channel, ChannelKind } from '../types';

const open = (db: Db, kind: ChannelKind) => {
  const query = db
    .selectFrom('cashier.channel')
    .selectAll()
    .where('kind', '=', kind)
    .where('enabled', '=', true);
  // Money out of nothing has no place on a site that is not a demo, whatever the table says.
  return env().DEMO_SEED ? query : query.where('demo_only', '=', false);
};

type Row = Awaited<ReturnType<ReturnType<typeof open>['executeTakeFirstOrThrow']>>;

const toChannel = (row: Row): Channel => ({
  kind: row.kind as ChannelKind,
  code: row.code,
  method: row.method as Channel['method'],
  names: row.names as Record<string, string>,
  notes: row.notes as Record<string, string> | null,
  minimum: row.minimum as Amount,
  maximum: row.maximum as Amount,
  account: row.account as BankAccount | null,
});

/** The ways in or out that are open, in their order. */
export async function channels(db: Db, kind: ChannelKind): Promise<Channel[]> {
  return (await open(db, kind).orderBy('position').orderBy('code').execute()).map(toChannel);
}

/** An open channel that takes this amount. Throws INVALID_INPUT on `channel` or `amount`. */
export async function demandChannel(
  db: Db,
  kind: ChannelKind,
  code: string,
  amount: Amount,
  currency: string,
): Promise<Channel> {
  const row = await open(db, kind).where('code', '=', code).executeTakeFirst();
  if (!row) throw channelClosed();
  if (amount < row.minimum) throw belowMinimum(row.minimum, currency);
  if (amount > row.maximum) throw aboveMaximum(row.maximum, currency);
  demandCoins('amount', amount, currency);
  return toChannel(row);
}
