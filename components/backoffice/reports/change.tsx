import { useLocale } from 'next-intl';
import { classes } from '@/components/ui/classes';

/** A change as a percentage with its sign; a dash if there is nothing to compare with. */
export function Change({ value }: { value: number | null }) {
  const locale = useLocale();
  if (value === null) return <span>–</span>;
  const shown = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(value) < 0.1 ? 1 : 0,
  }).format(value);
  return (
    <bdi className={classes('font-medium tabular', value > 0 && 'text-jade', value < 0 && 'text-vermilion')}>
      {shown}
    </bdi>
  );
}
