/** Imports of lists: a list is checked first and stored, then applied in batches by a job. Shared by every room that has one. */

export type ImportStatus = 'checked' | 'queued' | 'running' | 'cancelling' | 'cancelled' | 'failed' | 'done';

/** If an import has made no progress for so long, its process counts as gone, and the import can be continued. */
export const STALLED_MS = 2 * 60_000;

/** The states in which an import can be started or continued, and cancelled. */
const STARTABLE: readonly ImportStatus[] = ['checked', 'cancelled', 'failed'];
const RUNNING: readonly ImportStatus[] = ['queued', 'running', 'cancelling'];

/** The state of an import, and when it last made progress. */
export interface ImportState {
  status: ImportStatus;
  progressedAt: Date | null;
}

const hasStalled = ({ progressedAt }: ImportState, at: Date): boolean =>
  progressedAt !== null && at.getTime() - progressedAt.getTime() > STALLED_MS;

export const isRunning = ({ status }: Pick<ImportState, 'status'>): boolean => RUNNING.includes(status);

/** It waits or runs, and its process has reported nothing for two minutes. */
export const isStalled = (state: ImportState, at: Date): boolean => isRunning(state) && hasStalled(state, at);

/** Whether an import can be started, or continued. */
export const canStart = (state: ImportState, at: Date): boolean =>
  STARTABLE.includes(state.status) || isStalled(state, at);

/** The state of an import after it was cancelled: it stops at once or after its current batch. Undefined if it does not run. */
export const cancelled = (state: ImportState, at: Date): 'cancelled' | 'cancelling' | undefined => {
  if (!isRunning(state)) return undefined;
  return state.status === 'queued' || isStalled(state, at) ? 'cancelled' : 'cancelling';
};
