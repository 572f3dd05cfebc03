declare const amountBrand: unique symbol;

/** A count of 1/10,000 of the currency's unit. */
export type Amount = bigint & { readonly [amountBrand]: never };

/** Parts of one unit, for every currency. */
export const UNIT = 10_000n;

/** The largest amount that fits PostgreSQL's bigint. */
export const MAX_AMOUNT = 9_223_372_036_854_775_807n;

export const ZERO = 0n as Amount;

/** Brands a count of 1/10,000 units as an amount. Throws RangeError outside bigint's range in SQL. */
export function amount(parts: bigint): Amount {
  if (parts > MAX_AMOUNT || parts < -MAX_AMOUNT) throw new RangeError('amount out of range');
  return parts as Amount;
}

/** Whole units as an amount: `units(5n)` is 5.0000. */
export function units(count: bigint | number): Amount {
  return amount(BigInt(count) * UNIT);
}

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/;

/**
 * Parses a decimal string such as "12.5": at most 15 digits before and 4 after the point, an optional leading minus, no
 * exponent. Returns undefined for anything else (`1e400`, `NaN`, ` 1`, `1,000`) and beyond MAX_AMOUNT.
 */
export function parseAmount(text: string): Amount | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const parts = BigInt(whole!) * UNIT + BigInt(fraction.padEnd(4, '0'));
  return parts > MAX_AMOUNT ? undefined : amount(sign ? -parts : parts);
}

/** The wire's form: a decimal string with two to four digits after the point ("12.50", "0.0125"). */
export function formatDecimal(value: bigint): string {
  const negative = value < 0n;
  const parts = negative ? -value : value;
  const fraction = (parts % UNIT)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${negative ? '-' : ''}${parts / UNIT}.${fraction}`;
}
