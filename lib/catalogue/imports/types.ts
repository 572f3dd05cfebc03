import type { CsvListRow, ListFault } from '@/lib/platform/imports/csv-list';
import type { ImportStatus } from '@/lib/platform/imports/rules';
import type { GameType } from '../constants';
import type { Column } from './constants';

/** A game in the form of a list: each column's text. */
export type Cells = Record<Column, string>;

/** A row of the file. In a JSON file, `line` is the place in the list. */
export type ListRow = CsvListRow<Column>;

/** Why a row is refused: messages are backoffice-games.reasons.<code>. */
export type Reason = ListFault<Column>;

export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

/** What the check says about one row. */
export interface CheckedRow {
  place: number;
  line: number;
  outcome: RowOutcome;
  vendor: string;
  code: string;
  name: string;
  reasons: Reason[] | null;
  /** Each changed column with its former and its new text. */
  changes: Partial<Record<Column, [string, string]>> | null;
  /** What is to be written; null if nothing is. */
  cells: Cells | null;
  seenVersion: number | null;
}

/** What the check of a row needs to know of the site. */
export interface Known {
  vendors: ReadonlyMap<string, KnownVendor>;
  /** `<engine> <model>` of each model of our studio. */
  models: ReadonlySet<string>;
  /** Ids of the studio's stake tables. */
  stakes: ReadonlySet<string>;
  /** The settlement day. */
  today: string;
  /** Whether the site's own address is on this machine: then a vendor may be too. */
  isLocal: boolean;
}

export interface KnownVendor {
  categories: ReadonlySet<GameType>;
  hosts: readonly string[];
  /** Its launch address names the engine of our studio: an open game needs one. */
  needsEngine: boolean;
}

export type ImportSource = 'csv' | 'json' | 'studio';
export type { ImportStatus };

export interface Import {
  id: bigint;
  source: ImportSource;
  fileName: string;
  /** The operator's account; null for the site's set-up and the demo. */
  operator: string | null;
  status: ImportStatus;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Rows written so far, rows that had changed since the check, and the place of the last row that was handled. */
  written: number;
  outdated: number;
  place: number;
  failure: string | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** It waits or runs, and its process has reported nothing for two minutes. */
  stalled: boolean;
}

/** A row of a report. */
export interface ReportRow extends Omit<CheckedRow, 'cells' | 'seenVersion'> {
  outdated: boolean;
}
