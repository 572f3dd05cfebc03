import { formatDecimal } from '@/lib/money/amount';
import type { FieldError } from '@/lib/platform/errors';
import { findAdapter } from '../adapters/registry';
import type { PaymentChannel } from '../types';
import { missingSettings } from './settings';

/** What a channel lacks before members can use it, by field; empty if it is complete. */
export function missingParts(channel: PaymentChannel): Record<string, FieldError> {
  const adapter = findAdapter(channel.adapter);
  if (!adapter) return { adapter: { code: 'ADAPTER_NOT_HERE' } };
  return {
    ...(channel.terms.length === 0 ? { terms: { code: 'CHANNEL_NO_CURRENCY' } } : {}),
    ...missingSettings(adapter, channel),
    ...adapter.missing(channel),
  };
}

const decimal = (amount: bigint | null) => (amount === null ? null : formatDecimal(amount));

/** The facts of a channel for the audit log. */
export function channelFacts(channel: PaymentChannel): Record<string, unknown> {
  const { names, notes, instructions, enabled, countries, schedule, settings, secretNames } = channel;
  return {
    names,
    notes,
    instructions,
    enabled,
    archived: channel.archivedAt !== null,
    countries,
    groups: channel.groupIds.map(String),
    schedule: schedule.map(({ days, from, to }) => `${days.join('')} ${from}-${to}`),
    settings,
    // Names only: a secret is in no log.
    secrets: secretNames,
    dailyLimits: Object.fromEntries(
      channel.terms.map(({ currency, dailyAmount, dailyCount }) => [
        currency,
        { amount: decimal(dailyAmount), count: dailyCount },
      ]),
    ),
    limits: Object.fromEntries(
      channel.terms.map(({ currency, minimum, maximum }) => [
        currency,
        `${formatDecimal(minimum)} - ${formatDecimal(maximum)}`,
      ]),
    ),
    fees: Object.fromEntries(
      channel.terms.map(({ currency, fee }) => [
        currency,
        `${formatDecimal(fee.fixed)} + ${fee.rate / 100}%`,
      ]),
    ),
    accounts: channel.accounts.map((account) => ({
      ...account,
      id: String(account.id),
      minimum: decimal(account.minimum),
      maximum: decimal(account.maximum),
      dailyCeiling: decimal(account.dailyCeiling),
    })),
  };
}

/** The facts that differ between two states of a channel, before and after. */
export function changedFacts(
  before: PaymentChannel,
  after: PaymentChannel,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const [old, current] = [channelFacts(before), channelFacts(after)];
  const names = Object.keys(current).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]),
  );
  const only = (facts: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: only(old), after: only(current) };
}
