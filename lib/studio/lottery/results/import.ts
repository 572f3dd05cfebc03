import { z } from 'zod';
import { badInput } from '@/lib/platform/errors';
import type { AppError } from '@/lib/platform/errors';
import { readCsvList, readListText, badList, type ListForm } from '@/lib/platform/imports/csv-list';
import type { Sql } from '@/lib/studio/play/host';
import { findGame } from '../games/registry';
import { enterResult, refusalOf, type Decision } from './commands';

const COLUMNS = ['game', 'period', 'result'] as const;
type Column = (typeof COLUMNS)[number];

const FORM: ListForm<Column> = { columns: COLUMNS, keys: COLUMNS, maxRows: 1_000, maxBytes: 1_048_576 };

/** A row of the file, and what becomes of it. */
export interface ImportedResult {
  /** The line of a CSV file, the place in a JSON list; both from 1. */
  line: number;
  game: string;
  period: string;
  outcome:
    | { ok: true; decision: Decision | null }
    /** Why it was not entered: a code of results/errors.ts, or LOTTERY_GAME_NOT_FOUND, ROW_INVALID, ROW_TWICE. */
    | { ok: false; code: string; values: AppError['values'] };
}

interface Row {
  line: number;
  game: string;
  period: string;
  result: unknown;
  fault?: string;
}

const jsonRow = z.object({ game: z.string(), period: z.string(), result: z.json() });

/**
 * The numbers of a result as people write them in a cell: groups separated by `|`, numbers by spaces or commas. Of a prize rank the numbers stay
 * texts. A cell that begins with `[` is JSON. Given numbers may be left out: they are those of the draw.
 */
export function readResultCell(game: string, cell: string, given: readonly number[]): unknown {
  if (cell.trim().startsWith('[')) {
    try {
      return JSON.parse(cell) as unknown;
    } catch {
      return null;
    }
  }
  const { groups } = findGame(game)!.source;
  const written = cell.split('|').map((part) =>
    part
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean),
  );
  const left = written.length === groups.filter(({ kind }) => kind !== 'given').length;
  let stated = 0;
  const parts = groups.map((group) => {
    if (group.kind === 'given' && left) return given.slice(stated, (stated += group.count));
    const numbers = written.shift() ?? [];
    const isRank = group.kind === 'independent' && group.width !== undefined;
    return isRank ? numbers : numbers.map((text) => (/^\d{1,4}$/.test(text) ? Number(text) : text));
  });
  return written.length === 0 ? parts : null;
}

async function readRows(bytes: Uint8Array): Promise<Row[]> {
  const text = readListText(bytes, FORM);
  if (!/^\s*[[{]/.test(text)) {
    const rows = await readCsvList(bytes, FORM);
    return rows.map(({ line, cells, fault }) => ({
      line,
      game: cells.game ?? '',
      period: cells.period ?? '',
      result: cells.result ?? '',
      ...(fault && { fault: 'ROW_INVALID' }),
    }));
  }
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw badList('LIST_FORM');
  }
  if (!Array.isArray(list)) throw badList('LIST_FORM');
  if (list.length === 0) throw badList('LIST_EMPTY');
  if (list.length > FORM.maxRows)
    throw badInput({ list: { code: 'LIST_LONG', values: { rows: FORM.maxRows, megabytes: 1 } } });
  return list.map((entry, index) => {
    const row = jsonRow.safeParse(entry);
    if (!row.success) return { line: index + 1, game: '', period: '', result: null, fault: 'ROW_INVALID' };
    return { line: index + 1, ...row.data };
  });
}

/**
 * Reads results from a CSV file (columns game, period, result) or a JSON list of such objects, and enters each as `imported`, to be confirmed by
 * another operator. A row that cannot be entered says why and does not stop the others. `dryRun`: nothing is kept, because the caller rolls its
 * database transaction back. Throws INVALID_INPUT on `list` for a file that is no such list.
 */
export async function importResults(sql: Sql, bytes: Uint8Array, actor: string): Promise<ImportedResult[]> {
  const seen = new Set<string>();
  const done: ImportedResult[] = [];
  for (const { line, game, period, result, fault } of await readRows(bytes)) {
    const refused = (code: string, values: AppError['values'] = {}) =>
      done.push({ line, game, period, outcome: { ok: false, code, values } });
    if (fault !== undefined) {
      refused(fault);
      continue;
    }
    if (!findGame(game)) {
      refused('LOTTERY_GAME_NOT_FOUND');
      continue;
    }
    const key = `${game} ${period}`;
    if (seen.has(key)) {
      refused('ROW_TWICE');
      continue;
    }
    seen.add(key);
    const { rows } = await sql.query<{ id: bigint; given: number[] }>({
      text: 'SELECT d.id, d.given FROM studio.lottery_draw d WHERE d.game = $1 AND d.period = $2',
      values: [game, period],
    });
    const draw = rows[0];
    if (!draw) {
      refused('DRAW_NOT_FOUND');
      continue;
    }
    const typed = typeof result === 'string' ? readResultCell(game, result, draw.given) : result;
    try {
      const decision = await enterResult(sql, { drawId: draw.id, result: typed, origin: 'imported' }, actor);
      done.push({ line, game, period, outcome: { ok: true, decision } });
    } catch (error) {
      {
        const { code, values } = refusalOf(error);
        refused(code, values);
      }
    }
  }
  return done;
}
