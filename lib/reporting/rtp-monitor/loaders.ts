import { database } from '@/lib/db/client';
import { getCountedUntil, listRtpRows } from './queries';

/** Games that are listed besides all models. */
const LISTED_GAMES = 50;

/** The returns to player for the back office. */
export async function loadRtpReport() {
  const [lines, until] = await Promise.all([
    listRtpRows(database(), LISTED_GAMES),
    getCountedUntil(database()),
  ]);
  return { lines, until };
}
