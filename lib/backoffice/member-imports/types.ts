import type { FieldError } from '@/lib/platform/errors';
import type { ImportStatus } from '@/lib/platform/imports/rules';
import type { Column } from './constants';

/** Why a row is refused: an error of a column, as a form would show it, or of the whole row. */
export interface RowReason extends FieldError {
  column?: Column;
}

export interface MemberImport {
  id: bigint;
  fileName: string;
  operator: string;
  status: ImportStatus;
  added: number;
  refused: number;
  written: number;
  outdated: number;
  createdAt: Date;
  endedAt: Date | null;
  /** It waits or runs, and its process has reported nothing for two minutes. */
  stalled: boolean;
}

export interface ImportRow {
  place: number;
  line: number;
  outcome: 'new' | 'refused';
  account: string;
  reasons: RowReason[] | null;
  outdated: boolean;
}
