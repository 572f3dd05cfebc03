import { PROMOTION_TYPES } from '@/lib/content/promotions/constants';
import type { PromotionType } from '@/lib/content/promotions/types';
import { ACTIVITY_STATUSES } from '@/lib/rewards/promotions/constants';
import type { ActivityStatus } from '@/lib/rewards/promotions/types';
import { buildTakeStrings } from './part-strings';
import type { TakeStrings } from './take-button';

/** The texts of a card; the browser fills in `{date}`, `{from}` and `{until}`. */
export interface CardStrings {
  types: Readonly<Record<PromotionType, string>>;
  status: Readonly<Record<ActivityStatus, string>>;
  take: TakeStrings;
  since: string;
  from: string;
  until: string;
  between: string;
  undated: string;
}

/** Returns the texts of a card, given a translator of the namespace `promotions`. */
export function buildCardStrings(t: (key: string, values?: Record<string, string>) => string): CardStrings {
  const translateAll = <Key extends string>(keys: readonly Key[], prefix: string) =>
    Object.fromEntries(keys.map((key) => [key, t(`${prefix}.${key}`)])) as Record<Key, string>;
  return {
    types: translateAll(PROMOTION_TYPES, 'types'),
    status: translateAll(ACTIVITY_STATUSES, 'status'),
    take: buildTakeStrings(t),
    since: t('since', { date: '{date}' }),
    from: t('from', { date: '{date}' }),
    until: t('until', { date: '{date}' }),
    between: t('between', { from: '{from}', until: '{until}' }),
    undated: t('toBeTold'),
  };
}
