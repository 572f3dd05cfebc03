import type { Selectable } from 'kysely';
import type { DB } from '@/lib/db/types';
import type { Amount } from '@/lib/money/amount';
import type { ChannelTerms, OpeningHours, PaymentChannel, PaymentKind, ReceivingAccount } from '../types';

type Texts = Record<string, string>;

export const toReceivingAccount = (row: Selectable<DB['cashier.receiving_account']>): ReceivingAccount => ({
  id: row.id,
  currency: row.currency,
  bank: row.bank,
  holder: row.holder,
  number: row.number,
  branch: row.branch,
  minimum: row.minimum as Amount | null,
  maximum: row.maximum as Amount | null,
  dailyCeiling: row.daily_ceiling as Amount | null,
});

export const toTerms = (row: Selectable<DB['cashier.channel_currency']>): ChannelTerms => ({
  currency: row.currency,
  minimum: row.minimum as Amount,
  maximum: row.maximum as Amount,
  fee: { fixed: row.fee_fixed as Amount, rate: row.fee_rate },
  dailyAmount: row.daily_amount as Amount | null,
  dailyCount: row.daily_count,
});

export const toChannel = (
  row: Selectable<DB['cashier.channel']>,
  parts: Pick<PaymentChannel, 'terms' | 'accounts' | 'groupIds'>,
): PaymentChannel => ({
  id: row.id,
  kind: row.kind as PaymentKind,
  code: row.code,
  adapter: row.adapter,
  names: row.names as Texts,
  notes: row.notes as Texts | null,
  instructions: row.instructions as Texts | null,
  enabled: row.enabled,
  archivedAt: row.archived_at,
  version: row.version,
  countries: row.countries,
  schedule: row.schedule as unknown as OpeningHours[],
  settings: row.settings as Texts,
  secretNames: Object.keys(row.secrets as Texts).sort(),
  ...parts,
});
