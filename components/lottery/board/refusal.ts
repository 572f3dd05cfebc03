import { ApiError } from '@/lib/platform/http/call';

/** Why a slip was not placed, with what the server says about it. */
export interface Refusal {
  code: string;
  /** In the language of the page; empty if the network failed. */
  message: string;
  /** The line that it concerns, counted from 0. */
  line?: number;
  /** A draw. */
  period?: string;
  /** The most that may be staked, as a decimal string. */
  most?: string;
  /** The number that is full: `<row>:<value>`, or a typed number. */
  number?: string;
  /** The present prize where it is lower than the one shown. */
  permille?: number;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const count = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** A failed call as a refusal. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { code: 'NETWORK', message: '' };
  const { code, message, envelope, fields } = error;
  const line = count(envelope.line);
  const period = text(envelope.period);
  const most = text(envelope.most);
  const number = text(envelope.number);
  const permille = count(envelope.permille);
  return {
    code,
    message: message || Object.values(fields)[0]?.message || '',
    ...(line !== undefined && { line }),
    ...(period !== undefined && { period }),
    ...(most !== undefined && { most }),
    ...(number !== undefined && { number }),
    ...(permille !== undefined && { permille }),
  };
}

/** Answers that say nothing of a slip that was sent before: the session, the rate or the site stood in the way. */
const SAYS_NOTHING = new Set([
  'NOT_LOGGED_IN',
  'TOO_MANY_REQUESTS',
  'MAINTENANCE',
  'REGION_BLOCKED',
  'FOREIGN_ORIGIN',
]);

/**
 * Whether the slip may have been placed all the same, so that it must be sent again under its id: the answer was lost, the server failed or is
 * still at it. `isRepeat`: it was sent before without a clear answer.
 */
export function isUnclear(error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.status === 0 || error.status >= 500 || error.code === 'NETWORK') return true;
  return isRepeat && SAYS_NOTHING.has(error.code);
}
