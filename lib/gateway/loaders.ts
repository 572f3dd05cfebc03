import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { rankList } from './queries';
import { toWireBoard } from './wire';

/** The board of home holds so many (product.md §7, limitNum). */
const BOARD_SIZE = 20;

/** The winner board as the home page is rendered with it; the browser asks for newer ones by itself. */
export async function winners(locale: LocaleCode) {
  return toWireBoard(await rankList(database(), { limit: BOARD_SIZE, locale })).list;
}
