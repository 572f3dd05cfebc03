import { sql } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { idOf } from './params';

/** A condition on the member `m`: its id, or an account name with this beginning. */
export function memberCondition(text: string | undefined) {
  if (!text) return sql``;
  const id = idOf(text);
  const beginning = `${escapeLike(accountKey(text))}%`;
  return sql`AND (lower(m.account) LIKE ${beginning} ${id === undefined ? sql`` : sql`OR m.id = ${id}`})`;
}
