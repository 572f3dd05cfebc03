/** Amounts are bigint of 1/10,000 of the currency, so that no rounding ever happens. */
export type Amount = bigint;
export const UNIT = 10_000n;

/** Reads a decimal text of at most four digits after the point. Undefined if it is none. */
export function parseAmount(text: unknown): Amount | undefined {
  const parts = typeof text === 'string' ? /^(-?)(\d{1,14})(?:\.(\d{1,4}))?$/.exec(text) : null;
  if (!parts) return undefined;
  const value = BigInt(parts[2]!) * UNIT + BigInt((parts[3] ?? '').padEnd(4, '0'));
  return parts[1] ? -value : value;
}

/** An amount as a decimal text with two to four digits after the point. */
export function formatAmount(value: Amount): string {
  const size = value < 0n ? -value : value;
  const digits = String(size % UNIT)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${value < 0n ? '-' : ''}${size / UNIT}.${digits}`;
}
