'use client';

import { useMounted } from '@/components/ui/use-mounted';
import type { PromotionStatus } from '@/lib/content/promotions/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { CardStrings } from './card-strings';

interface Props {
  locale: LocaleCode;
  status: PromotionStatus;
  starts: string | null;
  ends: string | null;
  strings: Pick<CardStrings, 'since' | 'from' | 'until' | 'between' | 'undated'>;
}

/** The period of a promotion, in days of the reader's time zone, which the server does not know. */
export function PeriodLine({ locale, status, starts, ends, strings }: Props) {
  const mounted = useMounted();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...(mounted ? {} : { timeZone: 'UTC' }),
  });
  const day = (iso: string) => format.format(new Date(iso));
  if (starts && ends) return strings.between.replace('{from}', day(starts)).replace('{until}', day(ends));
  if (ends) return strings.until.replace('{date}', day(ends));
  if (!starts) return strings.undated;
  return (status === 'process' ? strings.since : strings.from).replace('{date}', day(starts));
}
