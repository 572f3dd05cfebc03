import type { Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { notFound } from '@/lib/platform/errors';
import { findAdapter } from '../adapters/registry';
import type { PaymentAdapter } from '../adapters/types';
import { aboveMaximum, belowMinimum, outsideHours, paymentChannelClosed } from '../errors';
import { leftToday } from '../withdrawals/daily';
import { assertWholeCoins } from '../rules';
import { isOpenAt, nextOpening } from '../schedule';
import type { ChannelTerms, ChannelUser, OfferedChannel, PaymentChannel, PaymentKind } from '../types';
import { toChannel, toReceivingAccount, toTerms } from './rows';

interface ChannelFilter {
  kind?: PaymentKind;
  code?: string;
  id?: bigint;
  enabled?: true;
  archived?: boolean;
}

/** The channels of a filter with their currencies, accounts and groups, in the operator's order. */
async function readChannels(db: Db, filter: ChannelFilter): Promise<PaymentChannel[]> {
  let query = db
    .selectFrom('cashier.channel')
    .selectAll()
    .orderBy('kind')
    .orderBy('position')
    .orderBy('code');
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.code) query = query.where('code', '=', filter.code);
  if (filter.id !== undefined) query = query.where('id', '=', filter.id);
  if (filter.enabled) query = query.where('enabled', '=', true);
  if (filter.archived !== undefined)
    query = query.where('archived_at', filter.archived ? 'is not' : 'is', null);
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const terms = await db
    .selectFrom('cashier.channel_currency')
    .selectAll()
    .where('channel_id', 'in', ids)
    .orderBy('currency')
    .execute();
  const accounts = await db
    .selectFrom('cashier.receiving_account')
    .selectAll()
    .where('channel_id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const groups = await db
    .selectFrom('cashier.channel_group')
    .selectAll()
    .where('channel_id', 'in', ids)
    .orderBy('group_id')
    .execute();
  return rows.map((row) => {
    const own = <Part extends { channel_id: bigint }>(parts: readonly Part[]) =>
      parts.filter((part) => part.channel_id === row.id);
    return toChannel(row, {
      terms: own(terms).map(toTerms),
      accounts: own(accounts).map(toReceivingAccount),
      groupIds: own(groups).map((part) => part.group_id),
    });
  });
}

/** Channels for the back office, in the operator's order: those in use, or the archived ones. */
export const listChannels = (db: Db, archived: boolean): Promise<PaymentChannel[]> =>
  readChannels(db, { archived });

/** One channel for the back office. Throws NOT_FOUND. */
export async function getChannel(db: Db, id: bigint): Promise<PaymentChannel> {
  const [channel] = await readChannels(db, { id });
  if (!channel) throw notFound();
  return channel;
}

/** The terms of a channel for a member: undefined if it is not offered in the member's currency, country or groups. */
async function termsFor(
  db: Db,
  channel: PaymentChannel,
  { memberId, currency, country }: ChannelUser,
): Promise<ChannelTerms | undefined> {
  if (channel.countries.length > 0 && (country === undefined || !channel.countries.includes(country)))
    return undefined;
  const terms = channel.terms.find((each) => each.currency === currency);
  if (!terms || channel.groupIds.length === 0) return terms;
  const found = await db
    .selectFrom('cashier.group_member')
    .select('group_id')
    .where('member_id', '=', memberId)
    .where('group_id', 'in', channel.groupIds)
    .limit(1)
    .executeTakeFirst();
  return found && terms;
}

/** The payment channels of a kind that are offered to a member, in the operator's order; those outside their hours too. */
export async function listOfferedChannels(
  db: Db,
  kind: PaymentKind,
  user: ChannelUser,
): Promise<OfferedChannel[]> {
  const zone = siteConfig().money.settlementZone;
  const at = now();
  const offered: OfferedChannel[] = [];
  for (const channel of await readChannels(db, { kind, enabled: true })) {
    const terms = findAdapter(channel.adapter) && (await termsFor(db, channel, user));
    if (!terms) continue;
    const isOpen = isOpenAt(channel.schedule, at, zone);
    const left = await leftToday(db, channel, terms, user.memberId);
    offered.push({
      ...left,
      channel,
      terms,
      isOpen,
      opensAt: isOpen ? null : nextOpening(channel.schedule, at, zone),
    });
  }
  return offered;
}

/** The enabled payment channel, its adapter and its terms, if it is offered to the member and open. Throws INVALID_INPUT on `channel`. */
export async function requireOpenChannel(
  db: Db,
  kind: PaymentKind,
  code: string,
  user: ChannelUser,
): Promise<{ channel: PaymentChannel; adapter: PaymentAdapter; terms: ChannelTerms }> {
  const [channel] = await readChannels(db, { kind, code, enabled: true });
  const adapter = channel && findAdapter(channel.adapter);
  const terms = adapter && (await termsFor(db, channel, user));
  if (!terms) throw paymentChannelClosed();
  if (!isOpenAt(channel.schedule, now(), siteConfig().money.settlementZone)) throw outsideHours();
  return { channel, adapter, terms };
}

/** As requireOpenChannel, and it accepts the amount. Throws INVALID_INPUT on `channel` or `amount`. */
export async function requirePaymentChannel(
  db: Db,
  kind: PaymentKind,
  code: string,
  amount: Amount,
  user: ChannelUser,
): Promise<{ channel: PaymentChannel; adapter: PaymentAdapter; terms: ChannelTerms }> {
  const accepted = await requireOpenChannel(db, kind, code, user);
  const { terms } = accepted;
  if (amount < terms.minimum) throw belowMinimum(terms.minimum, user.currency);
  if (amount > terms.maximum) throw aboveMaximum(terms.maximum, user.currency);
  assertWholeCoins('amount', amount, user.currency);
  return accepted;
}
