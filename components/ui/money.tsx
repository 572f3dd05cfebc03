import { showAmount } from '@/lib/money/format';
import { classes } from './classes';

export interface MoneyProps {
  /** A decimal string as on the wire, for example "1234.5". */
  value: string;
  currency: string;
  locale: string;
  /** Colours gains and losses and shows the plus sign of a gain. */
  signed?: boolean;
  symbol?: boolean;
  className?: string;
}

/** An amount in tabular figures. It reads left to right in every script. */
export function Money({ value, currency, locale, signed = false, symbol, className }: MoneyProps) {
  const isNegative = value.startsWith('-');
  const isZero = /^-?0*(\.0*)?$/.test(value);
  return (
    <bdi
      className={classes(
        'tabular whitespace-nowrap',
        signed && !isZero && (isNegative ? 'text-vermilion' : 'text-jade'),
        className,
      )}
    >
      {showAmount(value, currency, locale, { signed, ...(symbol !== undefined && { symbol }) })}
    </bdi>
  );
}
