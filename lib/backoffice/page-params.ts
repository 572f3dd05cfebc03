import { parseAmount } from '@/lib/money/amount';

/** Search parameters that Next.js passes to a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Parses a page number, from 1; returns 1 if it is invalid. */
export function pageParam(value: string | string[] | undefined): number {
  const page = Number(one(value) ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** Parses the id of a row; undefined if it is missing or invalid. */
export function idParam(value: string | string[] | undefined): bigint | undefined {
  const text = one(value);
  return text && /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}

/** Parses a text: at most 64 characters, without NUL, which PostgreSQL cannot store. */
export function textParam(value: string | string[] | undefined): string {
  return (one(value) ?? '').replaceAll('\u0000', '').trim().slice(0, 64);
}

/** Parses a positive amount of the wire; undefined if it is missing or invalid. */
export function amountParam(value: string | string[] | undefined): string | undefined {
  const text = one(value) ?? '';
  return (parseAmount(text) ?? 0n) > 0n ? text : undefined;
}
