import type { Tx } from '@/lib/db/client';
import { withTimeLimit } from '@/lib/db/time-limit';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { Actor } from '../types';

/** Milliseconds for the count of a preview. */
const PREVIEW_MS = 10_000;

// A count reads the figures of all members; the limit keeps operators from loading the database with it.
const previews = createLimit('member-preview', 6, 60);

/**
 * Counts members for an operator's preview of a segment or a message. Throws TOO_MANY_REQUESTS 429 beyond six a minute of the operator,
 * QUERY_TOO_SLOW 503.
 */
export async function limitedPreview<Result>(
  { db, operator }: Actor,
  count: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  await previews.take(String(operator.id));
  return withTimeLimit(db, PREVIEW_MS, count);
}
