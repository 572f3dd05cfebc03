import { normalizeAmount } from '@/components/cashier/amount-rules';
import type { PaymentChannel, PaymentKind } from '@/lib/cashier/types';
import { USUAL_LIMITS } from '@/lib/cashier/constants';
import { formatDecimal } from '@/lib/money/amount';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';

/** Everything about a channel as the form holds it: texts as they are typed. */
export interface ChannelDraft {
  code: string;
  adapter: string;
  names: LocalizedText;
  notes: LocalizedText;
  instructions: LocalizedText;
  countries: string;
  groupIds: string[];
  schedule: HoursDraft[];
  terms: TermsDraft[];
  accounts: AccountDraft[];
  settings: Record<string, string>;
  /** New secrets; those that are stored are never shown. */
  secrets: Record<string, string>;
}

export interface HoursDraft {
  days: number[];
  from: string;
  to: string;
}

export interface TermsDraft {
  currency: string;
  minimum: string;
  maximum: string;
  feeFixed: string;
  feeRate: string;
  /** Of a channel for withdrawals. */
  dailyAmount: string;
  dailyCount: string;
}

export interface AccountDraft {
  /** Of an account that the channel has already. */
  id?: string;
  currency: string;
  bank: string;
  holder: string;
  number: string;
  branch: string;
  minimum: string;
  maximum: string;
  dailyCeiling: string;
}

/** A channel to be edited; plain data, so that the server can pass it to the client. */
export interface EditedChannel {
  kind: PaymentKind;
  saved?: {
    id: string;
    version: number;
    enabled: boolean;
    archived: boolean;
    secretNames: readonly string[];
  };
  draft: ChannelDraft;
}

/** An amount without needless decimals: 100 instead of 100.00. */
const plain = (value: bigint | null): string =>
  value === null ? '' : formatDecimal(value).replace(/\.0+$/, '');

/** What people usually pay in a currency. */
export function usualTerms(currency: string): TermsDraft {
  const [minimum, maximum] = USUAL_LIMITS[currency] ?? [100, 100_000];
  return {
    currency,
    minimum: String(minimum),
    maximum: String(maximum),
    feeFixed: '',
    feeRate: '',
    dailyAmount: '',
    dailyCount: '',
  };
}

export const newAccount = (currency: string): AccountDraft => ({
  currency,
  bank: '',
  holder: '',
  number: '',
  branch: '',
  minimum: '',
  maximum: '',
  dailyCeiling: '',
});

/** A channel that does not exist yet, in the site's currency. */
export const newDraft = (adapter: string, currency: string): ChannelDraft => ({
  code: '',
  adapter,
  names: {},
  notes: {},
  instructions: {},
  countries: '',
  groupIds: [],
  schedule: [],
  terms: [usualTerms(currency)],
  accounts: [],
  settings: {},
  secrets: {},
});

export const toDraft = (channel: PaymentChannel): ChannelDraft => ({
  code: channel.code,
  adapter: channel.adapter,
  names: channel.names,
  notes: channel.notes ?? {},
  instructions: channel.instructions ?? {},
  countries: channel.countries.join(', '),
  groupIds: channel.groupIds.map(String),
  schedule: channel.schedule,
  terms: channel.terms.map(({ currency, minimum, maximum, fee, dailyAmount, dailyCount }) => ({
    currency,
    minimum: plain(minimum),
    maximum: plain(maximum),
    feeFixed: fee.fixed > 0n ? plain(fee.fixed) : '',
    feeRate: fee.rate > 0 ? String(fee.rate / 100) : '',
    dailyAmount: plain(dailyAmount),
    dailyCount: dailyCount === null ? '' : String(dailyCount),
  })),
  accounts: channel.accounts.map((account) => ({
    id: String(account.id),
    currency: account.currency,
    bank: account.bank,
    holder: account.holder,
    number: account.number,
    branch: account.branch ?? '',
    minimum: plain(account.minimum),
    maximum: plain(account.maximum),
    dailyCeiling: plain(account.dailyCeiling),
  })),
  settings: channel.settings,
  secrets: {},
});

const textsOrNull = (texts: LocalizedText): LocalizedText | null => {
  const filled = withoutEmpty(texts);
  return Object.keys(filled).length > 0 ? filled : null;
};
const amountOrNull = (text: string): string | null => normalizeAmount(text) || null;

/** The body of the calls that create and change a channel. */
export const toBody = (draft: ChannelDraft) => ({
  names: withoutEmpty(draft.names),
  notes: textsOrNull(draft.notes),
  instructions: textsOrNull(draft.instructions),
  countries: draft.countries.split(/[\s,;]+/).filter(Boolean),
  groupIds: draft.groupIds,
  schedule: draft.schedule,
  terms: draft.terms.map((terms) => ({
    currency: terms.currency,
    minimum: normalizeAmount(terms.minimum),
    maximum: normalizeAmount(terms.maximum),
    feeFixed: normalizeAmount(terms.feeFixed),
    feeRate: normalizeAmount(terms.feeRate),
    dailyAmount: amountOrNull(terms.dailyAmount),
    dailyCount: normalizeAmount(terms.dailyCount) === '' ? null : Number(normalizeAmount(terms.dailyCount)),
  })),
  accounts: draft.accounts.map(({ id, ...account }) => ({
    ...account,
    ...(id === undefined ? {} : { id }),
    minimum: amountOrNull(account.minimum),
    maximum: amountOrNull(account.maximum),
    dailyCeiling: amountOrNull(account.dailyCeiling),
  })),
  settings: draft.settings,
  secrets: draft.secrets,
});
