import { REPORT_PAGE_SIZE } from '@/lib/catalogue/imports/constants';
import { exampleList, exportList } from '@/lib/catalogue/imports/export';
import * as imports from '@/lib/catalogue/imports/queries';
import { studioCategories } from '@/lib/catalogue/imports/studio';
import type { Import, ReportRow, RowOutcome } from '@/lib/catalogue/imports/types';
import * as desk from '@/lib/catalogue/desk/queries';
import type { DeskCursor, DeskFilter } from '@/lib/catalogue/desk/types';
import { requireVendor, vendorNames } from '@/lib/catalogue/vendors/queries';
import { database, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { now } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { gameFigures } from '@/lib/reporting/game-figures/queries';
import type { GameFigures } from '@/lib/reporting/game-figures/types';
import { undefinedIfNotFound } from '../rules';

/** A page of games with what its filters offer. */
export async function deskPage(locale: LocaleCode, filter: DeskFilter, after?: DeskCursor) {
  const db = database();
  const [page, vendors, classes] = await Promise.all([
    desk.listDeskGames(db, locale, filter, after),
    vendorNames(db),
    desk.knownClasses(db),
  ]);
  return { page, vendors, classes };
}

/** The periods of what was played of a game: days up to now, today included. */
export const FIGURE_DAYS = [1, 7, 30] as const;

/** A game with its vendor and what was played of it; undefined if there is none. */
export async function findGame(nodeId: bigint, locale: LocaleCode) {
  const db = database();
  const game = await undefinedIfNotFound(desk.requireDeskGame(db, nodeId, locale));
  if (!game) return undefined;
  const zone = siteConfig().money.settlementZone;
  const today = dayOf(now(), zone);
  const [vendor, ...figures] = await Promise.all([
    requireVendor(db, game.vendor),
    ...FIGURE_DAYS.map((days): Promise<GameFigures[]> =>
      gameFigures(db, nodeId, dayStart(dayAfter(today, 1 - days), zone)),
    ),
  ]);
  return { game, vendor, figures: FIGURE_DAYS.map((days, index) => ({ days, figures: figures[index]! })) };
}

export const listImports = () => imports.listImports(database());

/** The categories of our studio's catalogue. */
export { studioCategories };

/** An import with a page of its report; undefined if there is none. `next` is the start of the next page. */
export async function findImport(
  id: bigint,
  outcome: RowOutcome | 'outdated' | undefined,
  after: number,
): Promise<{ found: Import; rows: ReportRow[]; next: number | undefined } | undefined> {
  const db = database();
  const found = await undefinedIfNotFound(imports.requireImport(db, id));
  if (!found) return undefined;
  const rows = await imports.reportRows(db, id, { outcome, after, limit: REPORT_PAGE_SIZE + 1 });
  const shown = rows.slice(0, REPORT_PAGE_SIZE);
  return { found, rows: shown, next: rows.length > REPORT_PAGE_SIZE ? shown.at(-1)!.place : undefined };
}

/** How far an import is. Throws NOT_FOUND 404. */
export async function importProgress(db: Db, id: bigint) {
  const { status, written, outdated, added, changed, stalled } = await imports.requireImport(db, id);
  return { status, written, outdated, total: added + changed, stalled };
}

/** A file of listFileInput. */
export async function listFile(db: Db, file: string): Promise<{ bytes: Buffer; type: string }> {
  const [, name = '', format] = /^(.+)\.(csv|json)$/.exec(file) ?? [];
  const as = format === 'json' ? 'json' : 'csv';
  const vendor = /^vendor-(.+)$/.exec(name)?.[1];
  return {
    bytes: name === 'example' ? exampleList(as) : await exportList(db, { format: as, vendor }),
    type: as === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8',
  };
}
