import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';
import { dayAfter } from '@/lib/platform/day';
import { isLocalHost } from '@/lib/platform/local-host';
import { MOTIF_IDS, PALETTE_IDS } from '../artwork/constants';
import { THEME_IDS } from '../artwork/themes';
import { GAME_TYPES, type GameType } from '../constants';
import { ENGINES_WITHOUT_STAKES } from '../demo/models';
import { categoryOf } from '../rules';
import { lookOf, orderOf } from './cells';
import {
  COLUMNS,
  GAME_STATUSES,
  MAX_ADDRESS,
  MAX_CLASSES,
  MAX_CODE,
  MAX_NAME,
  MAX_ORDER,
  PIN_WORDS,
  type Column,
} from './constants';
import { hasUnwantedCharacters, isInScript, storable } from './scripts';
import type { Cells, CheckedRow, Known, KnownVendor, ListRow, Reason } from './types';

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

export const keyOf = ({ vendor = '', code = '' }: Partial<Cells>): string => `${vendor}\n${code}`;

/** The game of the list that is in the database, with its version. */
export interface CurrentGame {
  cells: Cells;
  version: number;
}

/**
 * Checks one row and compares it with the game in the database. A column that the list does not have stays as it is (a new game gets
 * its default); an empty cell is the default. `earlier` is the line of an earlier row for the same game. With `addOnly` a game that is
 * there stays as it is.
 */
export function checkRow(
  row: ListRow,
  place: number,
  {
    known,
    current,
    earlier,
    addOnly,
  }: {
    known: Known;
    current: CurrentGame | undefined;
    earlier: number | undefined;
    addOnly: boolean;
  },
): CheckedRow {
  const { vendor = '', code = '' } = row.cells;
  const checked = {
    place,
    line: row.line,
    vendor: shown(vendor, 40),
    code: shown(code, MAX_CODE),
    name: shown(row.cells.name_en ?? current?.cells.name_en ?? '', MAX_NAME),
    reasons: null,
    changes: null,
    cells: null,
    seenVersion: null,
  };
  const refuse = (reasons: Reason[]): CheckedRow => ({ ...checked, outcome: 'refused', reasons });
  if (row.fault) return refuse([row.fault]);
  if (earlier !== undefined)
    return refuse([{ code: 'DUPLICATE', column: 'code', values: { line: earlier } }]);
  if (current && addOnly) return { ...checked, outcome: 'unchanged' };
  const read = readCells(row.cells, known, current?.cells);
  if ('reasons' in read) return refuse(read.reasons);
  const { cells } = read;
  if (!current) return { ...checked, outcome: 'new', cells };
  const changes: CheckedRow['changes'] = {};
  for (const column of COLUMNS)
    if (cells[column] !== current.cells[column]) changes[column] = [current.cells[column], cells[column]];
  if (Object.keys(changes).length === 0) return { ...checked, outcome: 'unchanged' };
  return { ...checked, outcome: 'changed', changes, cells, seenVersion: current.version };
}

/** A text of the file as the report shows it. */
const shown = (text: string, length: number) => [...storable(text)].slice(0, length).join('');

/** Reads the cells of a row over those of the game that is there. Returns all reasons against it, one for each column at most. */
function readCells(
  given: Partial<Cells>,
  known: Known,
  current: Cells | undefined,
): { cells: Cells } | { reasons: Reason[] } {
  const reasons: Reason[] = [];
  const refuse = (column: Column, code: string, values?: Reason['values']): string => {
    reasons.push({ code, column, ...(values && { values }) });
    return '';
  };
  const vendor = known.vendors.get(given.vendor ?? '');
  if (!vendor)
    return {
      reasons: [
        { code: 'VENDOR_UNKNOWN', column: 'vendor', values: { value: shown(given.vendor ?? '', 40) } },
      ],
    };
  const code = given.code ?? '';
  if (!/^[\x21-\x7e]+$/.test(code) || code.length > MAX_CODE)
    return { reasons: [{ code: 'CODE_FORMAT', column: 'code', values: { length: MAX_CODE } }] };

  /** The cell of a column: what the file has, else what is there, else the default of a new game. */
  const cell = (column: Column, check: (text: string) => string, standard: () => string): string => {
    const text = given[column];
    if (text === undefined) return current ? current[column] : standard();
    return text === '' ? standard() : check(text);
  };
  const oneOf = (column: Column, words: readonly string[], refusal: string) => (text: string) =>
    isOneOf(words, text.toLowerCase())
      ? text.toLowerCase()
      : refuse(column, refusal, { value: shown(text, 40) });
  const numberUpTo = (column: Column, most: number) => (text: string) =>
    /^\d{1,10}$/.test(text) && Number(text) <= most
      ? String(Number(text))
      : refuse(column, 'NUMBER', { maximum: most });

  const category = cell(
    'category',
    (text) => readCategory(text, given.vendor!, vendor, refuse),
    () => refuse('category', 'REQUIRED'),
  );
  const names = Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      `name_${locale}`,
      cell(
        `name_${locale}`,
        (text) => readName(locale, text, refuse),
        () => (locale === 'en' ? refuse('name_en', 'REQUIRED') : ''),
      ),
    ]),
  ) as Pick<Cells, `name_${LocaleCode}`>;
  const status = cell('status', oneOf('status', GAME_STATUSES, 'STATUS_UNKNOWN'), () => 'active');
  const isCategory = isOneOf(GAME_TYPES, category);
  const look = lookOf(code, isCategory ? category : 'RNG');
  const cells: Cells = {
    vendor: given.vendor!,
    code,
    category,
    ...names,
    classes: cell(
      'classes',
      (text) => readClasses(text, refuse),
      () => '',
    ),
    status,
    order: cell('order', numberUpTo('order', MAX_ORDER), () => orderOf(code, status)),
    hot: cell('hot', oneOf('hot', PIN_WORDS, 'PIN_UNKNOWN'), () => 'computed'),
    new: cell('new', oneOf('new', PIN_WORDS, 'PIN_UNKNOWN'), () => 'computed'),
    since: cell(
      'since',
      (text) => readDay(text, known.today, refuse),
      () => known.today,
    ),
    engine: cell(
      'engine',
      (text) => text,
      () => '',
    ),
    model: cell(
      'model',
      (text) => text,
      () => '',
    ),
    stakes: cell(
      'stakes',
      (text) => text,
      () => '',
    ),
    theme: cell('theme', oneOf('theme', THEME_IDS, 'LOOK_UNKNOWN'), () => look.theme),
    motif: cell('motif', oneOf('motif', MOTIF_IDS, 'LOOK_UNKNOWN'), () => look.motif),
    palette: cell('palette', oneOf('palette', PALETTE_IDS, 'LOOK_UNKNOWN'), () => look.palette),
    seed: cell('seed', numberUpTo('seed', 4_294_967_295), () => look.seed),
    artwork: cell(
      'artwork',
      (text) => readAddress(text, vendor, known, refuse),
      () => '',
    ),
  };
  checkEngine(cells, known, vendor, refuse);
  return reasons.length > 0 ? { reasons } : { cells };
}

type Refuse = (column: Column, code: string, values?: Reason['values']) => string;

function readCategory(text: string, code: string, vendor: KnownVendor, refuse: Refuse): string {
  const named = text.toUpperCase();
  if (!isOneOf(GAME_TYPES, named)) return refuse('category', 'CATEGORY_UNKNOWN', { value: shown(text, 40) });
  const category: GameType = categoryOf(code, named);
  return vendor.categories.has(category)
    ? category
    : refuse('category', 'CATEGORY_NOT_SERVED', { value: category });
}

function readName(locale: LocaleCode, text: string, refuse: Refuse): string {
  const column = `name_${locale}` as const;
  if (hasUnwantedCharacters(text)) return refuse(column, 'NAME_CHARACTERS');
  if ([...text].length > MAX_NAME) return refuse(column, 'TOO_LONG', { length: MAX_NAME });
  return isInScript(locale, text) ? text : refuse(column, 'NAME_SCRIPT');
}

/** Classes are separated by spaces or commas; the order counts for nothing and is kept. */
function readClasses(text: string, refuse: Refuse): string {
  const classes = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  const isValid =
    classes.length <= MAX_CLASSES &&
    classes.every((code) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code) && code.length <= 40);
  return isValid ? classes.join(' ') : refuse('classes', 'CLASS_FORMAT', { count: MAX_CLASSES });
}

function readDay(text: string, today: string, refuse: Refuse): string {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text) || !new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text))
    return refuse('since', 'DATE_FORMAT');
  // The vendor's clock may be a zone ahead.
  return text <= dayAfter(today, 1) ? text : refuse('since', 'DATE_AHEAD');
}

/** The address of a picture: https, on a host of the vendor; or http on this machine, if the site is on it too. */
function readAddress(text: string, vendor: KnownVendor, known: Known, refuse: Refuse): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = known.isLocal && url?.protocol === 'http:' && isLocalHost(url.hostname);
  if (
    !url ||
    (url.protocol !== 'https:' && !isLocal) ||
    url.username ||
    url.password ||
    text.length > MAX_ADDRESS
  )
    return refuse('artwork', 'ARTWORK_ADDRESS');
  if (!vendor.hosts.includes(url.host)) return refuse('artwork', 'ARTWORK_HOST', { host: url.host });
  return url.href.length <= MAX_ADDRESS ? url.href : refuse('artwork', 'ARTWORK_ADDRESS');
}

function checkEngine(cells: Cells, known: Known, vendor: KnownVendor, refuse: Refuse): void {
  const { engine, model, stakes } = cells;
  if (engine === '' && model === '' && stakes === '') {
    if (vendor.needsEngine && cells.status === 'active') refuse('engine', 'ENGINE_MISSING');
    return;
  }
  if (!known.models.has(`${engine} ${model}`))
    refuse('model', 'MODEL_UNKNOWN', { value: shown(`${engine} ${model}`.trim(), 60) });
  else if (ENGINES_WITHOUT_STAKES.includes(engine) ? stakes !== '' : !known.stakes.has(stakes))
    refuse('stakes', 'STAKES_UNKNOWN', { value: shown(stakes, 40) });
}
