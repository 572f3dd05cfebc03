'use client';

import { useTranslations } from 'next-intl';
import { valueOf } from '@/lib/studio/lottery/plays/selection';
import type { Shape } from '@/lib/studio/lottery/types';
import { showAmount } from '@/lib/money/format';
import type { Refusal } from './refusal';
import { usePlayTexts } from './use-play-texts';

interface Props {
  refusal: Refusal;
  currency: string;
  locale: string;
  /** The shape of the line's play type, which names the number that is full. */
  shape?: Shape;
}

/** Why a slip was refused, with the limit, number, draw or prize that the server named. */
export function RefusalText({ refusal, currency, locale, shape }: Props) {
  const t = useTranslations('lottery-board');
  const tErrors = useTranslations('errors');
  const texts = usePlayTexts();
  const { code, message, most, number, period, permille } = refusal;
  const amount = () => showAmount(most ?? '0', currency, locale);
  const percent = () =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
      (permille ?? 1_000) / 1_000,
    );
  switch (code) {
    case 'LOTTERY_STAKE_LIMIT':
      return most === undefined ? message : t('refusals.stake', { most: amount() });
    case 'LOTTERY_MEMBER_LIMIT':
      return most === undefined ? message : t('refusals.member', { most: amount(), period: period ?? '' });
    case 'LOTTERY_DRAW_LIMIT':
      return period === undefined ? message : t('refusals.draw', { period });
    case 'LOTTERY_NUMBER_FULL':
      return number === undefined
        ? message
        : t('refusals.number', { number: nameOf(number, shape, texts), period: period ?? '' });
    case 'LOTTERY_PRIZE_CHANGED':
      return permille === undefined
        ? message
        : t('refusals.prize', { percent: percent(), period: period ?? '' });
    default:
      return message || tErrors('NETWORK');
  }
}

/** `<row>:<value>` in words; a typed number as it is. */
function nameOf(number: string, shape: Shape | undefined, texts: ReturnType<typeof usePlayTexts>): string {
  const [at, token] = number.split(':') as [string, string?];
  const row = token === undefined ? undefined : shape?.rows[Number(at)];
  if (token === undefined || !row) return token ?? number;
  const value = valueOf(row, token);
  const shown = value === undefined ? token : texts.value(row, value);
  return shape && shape.rows.length > 1 ? `${texts.rowName(row)}: ${shown}` : shown;
}
