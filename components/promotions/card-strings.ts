import type { PromotionStatus, PromotionType } from '@/lib/content/promotions/types';
import { PROMOTION_STATUSES, PROMOTION_TYPES } from '@/lib/content/promotions/constants';

/** The words of a card; `{date}`, `{from}` and `{until}` are still to be filled in. */
export interface CardStrings {
  types: Readonly<Record<PromotionType, string>>;
  status: Readonly<Record<PromotionStatus, string>>;
  since: string;
  from: string;
  until: string;
  between: string;
  toBeTold: string;
}

/** The words of a card by a translator of the namespace `promotions`. */
export function cardStrings(t: (key: string, values?: Record<string, string>) => string): CardStrings {
  const all = <Key extends string>(keys: readonly Key[], under: string) =>
    Object.fromEntries(keys.map((key) => [key, t(`${under}.${key}`)])) as Record<Key, string>;
  return {
    types: all(PROMOTION_TYPES, 'types'),
    status: all(PROMOTION_STATUSES, 'status'),
    since: t('since', { date: '{date}' }),
    from: t('from', { date: '{date}' }),
    until: t('until', { date: '{date}' }),
    between: t('between', { from: '{from}', until: '{until}' }),
    toBeTold: t('toBeTold'),
  };
}
