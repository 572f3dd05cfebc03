import { database } from '@/lib/db/client';
import { countedUntil, returnLines } from './queries';

/** Games that are listed one by one, beside all models. */
const GAMES = 50;

/** What the back office shows of returns. */
export async function returnsReport() {
  const [lines, until] = await Promise.all([returnLines(database(), GAMES), countedUntil(database())]);
  return { lines, until };
}
