import { amount, type Amount } from '@/lib/money/amount';
import { smallestCoin } from '@/lib/money/currency';

/** A decimal text as an integer and the number of its decimals; undefined if it is none. */
function parse(text: string): { digits: bigint; decimals: number } | undefined {
  const parts = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (!parts) return undefined;
  const decimals = parts[2] ?? '';
  return { digits: BigInt(parts[1]! + decimals), decimals: decimals.length };
}

/** The sum of decimal texts as one decimal text; undefined if one of them is none. */
export function sumOf(texts: readonly string[]): string | undefined {
  const parsed = texts.map(parse);
  if (parsed.some((each) => each === undefined)) return undefined;
  const decimals = Math.max(0, ...parsed.map((each) => each!.decimals));
  const sum = parsed.reduce(
    (total, each) => total + each!.digits * 10n ** BigInt(decimals - each!.decimals),
    0n,
  );
  const text = String(sum).padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

/** What coins are worth at a rate, rounded down to a whole coin of the currency; undefined if a text is no decimal. */
export function worthOf(coins: string, rate: string, currency: string): Amount | undefined {
  const [left, right] = [parse(coins), parse(rate)];
  if (!left || !right) return undefined;
  const scale = 10n ** BigInt(left.decimals + right.decimals);
  const worth = (left.digits * right.digits * 10_000n) / scale;
  return amount(worth - (worth % smallestCoin(currency)));
}
