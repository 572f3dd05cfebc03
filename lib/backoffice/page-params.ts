/** What Next.js gives a page as its search parameters. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The page asked for, from 1; anything unreadable is the first. */
export function pageParam(value: string | string[] | undefined): number {
  const page = Number(one(value) ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** A row's id, or undefined where there is none or it is none. */
export function idParam(value: string | string[] | undefined): bigint | undefined {
  const text = one(value);
  return text && /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}

/** A text, cut to what anybody would type, without characters that PostgreSQL does not keep. */
export function textParam(value: string | string[] | undefined): string {
  return (one(value) ?? '').replaceAll('\u0000', '').trim().slice(0, 64);
}
