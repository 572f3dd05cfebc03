import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { listWinners } from './queries';
import { toWireBoard } from './wire';

/** Entries of the winner board on the home page (HOME-7). */
const BOARD_SIZE = 20;

/** Reads the winner board that the home page is rendered with; the browser fetches newer ones. */
export async function loadWinners(locale: LocaleCode) {
  return toWireBoard(await listWinners(database(), { limit: BOARD_SIZE, locale })).list;
}
