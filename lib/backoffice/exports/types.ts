import type { TableName } from '../tables/constants';
import type { Frequency } from './constants';

export type ExportStatus = 'queued' | 'running' | 'done' | 'failed' | 'deleted';

/** Why an export failed: the message is `backoffice-exports.failures.<code>`. */
export type ExportFailure = 'TOO_MANY_ROWS' | 'NO_PERMISSION' | 'INTERNAL';

export interface ExportRow {
  id: bigint;
  table: TableName;
  /** The filter as a query string. */
  query: string;
  columns: readonly string[];
  status: ExportStatus;
  rows: bigint;
  bytes: bigint;
  failure: ExportFailure | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  expiresAt: Date | null;
  /** The name of the schedule that made it; null for an export by hand. */
  schedule: string | null;
  /** The account of the operator who owns it. */
  owner: string;
}

export interface Recipient {
  operatorId: bigint;
  account: string;
  /** The address, with only its first letter and its domain. */
  addressHint: string;
}

export interface ScheduleRow {
  id: bigint;
  table: TableName;
  name: string;
  query: string;
  frequency: Frequency;
  nextAt: Date;
  recipients: Recipient[];
}
