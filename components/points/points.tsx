import { classes } from '@/components/ui/classes';

/** A number of points: whole, or with the parts that bets have earned. It reads left to right in every script. */
export function Points({
  value,
  locale,
  signed = false,
  className,
}: {
  /** A decimal string. */
  value: string;
  locale: string;
  signed?: boolean;
  className?: string;
}) {
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 4,
    ...(signed && { signDisplay: 'exceptZero' as const }),
  });
  const isNegative = value.startsWith('-');
  return (
    <bdi
      className={classes(
        'tabular whitespace-nowrap',
        signed && (isNegative ? 'text-vermilion' : 'text-jade'),
        className,
      )}
    >
      {/* Intl formats a decimal string exactly, without a conversion to a float (ECMA-402). */}
      {format.format(value as unknown as number)}
    </bdi>
  );
}
