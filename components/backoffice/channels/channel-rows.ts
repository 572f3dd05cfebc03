import { RATE_UNIT } from '@/lib/cashier/fees';
import { isOpenAt } from '@/lib/cashier/schedule';
import type { ChannelTerms, OpeningHours } from '@/lib/cashier/types';
import type { ListedChannel } from '@/lib/backoffice/channels/loaders';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import type { ChannelRow } from './channel-list';

type Translate = (key: string, values?: Record<string, string | number>) => string;

interface Context {
  /** For namespace `backoffice-channels`, and for `errors.fields`. */
  t: Translate;
  tErrors: Translate;
  locale: string;
  zone: string;
  at: Date;
  groups: ReadonlyMap<bigint, string>;
}

function termsText({ currency, minimum, maximum, fee }: ChannelTerms, { t, locale }: Context): string {
  const show = (value: bigint) => showAmount(formatDecimal(value), currency, locale);
  const limits = t('limits', { minimum: show(minimum), maximum: show(maximum) });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    fee.rate / Number(RATE_UNIT),
  );
  const parts = [...(fee.rate > 0 ? [share] : []), ...(fee.fixed > 0n ? [show(fee.fixed)] : [])];
  return parts.length === 0 ? limits : `${limits} · ${t('fee', { fee: parts.join(' + ') })}`;
}

function hoursText({ days, from, to }: OpeningHours, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const names = days.map((day) => format.format(Date.UTC(2024, 0, day)));
  return `${new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(names)} \u2066${from}–${to}\u2069`;
}

/** A channel with its limits, fees and audience in words. */
export function toChannelRow(channel: ListedChannel, context: Context): ChannelRow {
  const { t, tErrors, locale, zone, at, groups } = context;
  return {
    id: String(channel.id),
    version: channel.version,
    code: channel.code,
    name: textIn(channel.names, locale),
    adapter: channel.adapter,
    enabled: channel.enabled,
    isOpen: isOpenAt(channel.schedule, at, zone),
    terms: channel.terms.map((terms) => termsText(terms, context)),
    audience: [
      ...channel.groupIds.map((id) => groups.get(id) ?? `#${id}`),
      ...(channel.countries.length > 0 ? [channel.countries.join(', ')] : []),
      ...channel.schedule.map((hours) => hoursText(hours, locale)),
      ...(channel.accounts.length > 1 ? [t('accountCount', { count: channel.accounts.length })] : []),
    ],
    missing: channel.missing.map(({ code, values }) => tErrors(code, values)),
  };
}
