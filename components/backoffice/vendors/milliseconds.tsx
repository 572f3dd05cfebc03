import { useLocale, useTranslations } from 'next-intl';
import { TIME_STEPS } from '@/lib/gateway/health/constants';

/** A time to answer, read from steps: at most so many milliseconds, or more than the last step. */
export function Milliseconds({ value }: { value: number | undefined }) {
  const t = useTranslations('backoffice-vendors');
  const figure = new Intl.NumberFormat(useLocale());
  if (value === undefined) return '–';
  return Number.isFinite(value)
    ? t('atMost', { ms: figure.format(value) })
    : t('moreThan', { ms: figure.format(TIME_STEPS.at(-1)!) });
}
