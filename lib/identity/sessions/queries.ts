import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { databasePool, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { FRESH_LOGIN_AGE, SEEN_INTERVAL } from '../constants';
import { kindOf } from '../policy';
import type { SiteSession } from '../types';
import { recordSessionUse } from './commands';

interface Row {
  id: bigint;
  member_id: bigint;
  account: string;
  nickname: string;
  type: number;
  currency: string;
  seen_at: Date;
  password_change_required: boolean;
}

// A named statement, because every request with a session runs it: PostgreSQL parses and plans it once per connection.
const FIND = {
  name: 'identity-session',
  text: `SELECT s.id, s.member_id, m.account, m.nickname, m.type, m.currency, s.seen_at,
      s.password_change_required
    FROM identity.session s JOIN identity.member m ON m.id = s.member_id
    WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.ends_at > $2 AND s.idle_ends_at > $2
      AND m.status = 'active'`,
};

/** Whether a request counts as a use of the session, which moves its idle limit. An open page alone must not extend it. */
export type SessionUse = 'counts' | 'none';

/**
 * Returns the valid session of a token, with one indexed query. Undefined if it is unknown, expired, idle for too long or
 * revoked, or if the account is blocked.
 */
export async function sessionOfToken(
  token: string,
  use: SessionUse = 'counts',
): Promise<SiteSession | undefined> {
  const at = now();
  const { rows } = await databasePool().query<Row>({ ...FIND, values: [sha256(token), at] });
  const row = rows[0];
  if (!row) return undefined;
  if (use === 'counts' && at.getTime() - row.seen_at.getTime() > SEEN_INTERVAL)
    await recordSessionUse(row.id, at);
  return {
    sessionId: row.id,
    memberId: row.member_id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    kind: kindOf(row.type),
    currency: row.currency,
    ...(row.password_change_required && { passwordDue: true }),
  };
}

export interface OpenSession {
  id: bigint;
  ip: string;
  country: string | null;
  userAgent: string;
  createdAt: Date;
  seenAt: Date;
}

/** Returns the member's valid sessions, last used first, for the list of devices. */
export function openSessions(db: Db, memberId: bigint): Promise<OpenSession[]> {
  const at = now();
  return db
    .selectFrom('identity.session')
    .select([
      'id',
      'ip',
      'country',
      'user_agent as userAgent',
      'created_at as createdAt',
      'seen_at as seenAt',
    ])
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
    .where('idle_ends_at', '>', at)
    .orderBy('seen_at', 'desc')
    .limit(50)
    .execute();
}

export interface PastLogin {
  id: bigint;
  ip: string;
  country: string | null;
  userAgent: string;
  createdAt: Date;
  /** True if the session is still valid. */
  live: boolean;
}

/** Returns a page of a member's logins, newest first. Old ones are deleted (jobs.ts). */
export async function loginHistory(db: Db, memberId: bigint, page: PageRequest): Promise<Page<PastLogin>> {
  const at = now();
  const mine = db.selectFrom('identity.session').where('member_id', '=', memberId);
  const { total } = await mine.select((on) => on.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .select(['id', 'ip', 'country', 'user_agent as userAgent', 'created_at as createdAt'])
    .select((on) =>
      on
        .and([on('revoked_at', 'is', null), on('ends_at', '>', at), on('idle_ends_at', '>', at)])
        .$castTo<boolean>()
        .as('live'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(pageOffset(page))
    .execute();
  return toPage(rows, page, Number(total));
}

/** Whether a session is valid. It does not count as a use. */
export async function sessionIsLive(db: Db, sessionId: bigint): Promise<boolean> {
  const at = now();
  const row = await db
    .selectFrom('identity.session as s')
    .innerJoin('identity.member as m', 'm.id', 's.member_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('s.ends_at', '>', at)
    .where('s.idle_ends_at', '>', at)
    .where('m.status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a session's login is recent enough to replace a password. */
export async function sessionIsFresh(db: Db, sessionId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('identity.session')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', new Date(now().getTime() - FRESH_LOGIN_AGE))
    .executeTakeFirst();
  return row !== undefined;
}
