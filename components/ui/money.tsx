import { showAmount } from '@/lib/money/format';
import { classes } from './classes';

export interface MoneyProps {
  /** A decimal string of the wire, "1234.5". */
  value: string;
  currency: string;
  locale: string;
  /** Colours gains and losses and writes the sign of a gain. */
  signed?: boolean;
  symbol?: boolean;
  className?: string;
}

/** An amount in figures of one width. It is always read left to right, in every script. */
export function Money({ value, currency, locale, signed = false, symbol, className }: MoneyProps) {
  const negative = value.startsWith('-');
  const zero = /^-?0*(\.0*)?$/.test(value);
  return (
    <bdi
      className={classes(
        'tabular whitespace-nowrap',
        signed && !zero && (negative ? 'text-vermilion' : 'text-jade'),
        className,
      )}
    >
      {showAmount(value, currency, locale, { signed, ...(symbol !== undefined && { symbol }) })}
    </bdi>
  );
}
