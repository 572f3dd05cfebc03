import { sql, type Db } from '@/lib/db/client';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import type { Application, ApplicationState } from './types';

const COLUMNS = sql`a.id, a.member_id AS "memberId", m.account, a.state, a.contact, a.content, a.created_at AS "createdAt",
  a.decided_at AS "decidedAt", a.answer, o.name AS operator`;
const FROM = sql`agents.application a JOIN identity.member m ON m.id = a.member_id LEFT JOIN backoffice.operator o ON o.id = a.decided_by`;

/** The newest application of a member, or the one with an id. */
export async function applicationOf(db: Db, memberId: bigint, id?: bigint): Promise<Application | undefined> {
  const one = id === undefined ? sql`` : sql`AND a.id = ${id}`;
  const { rows } = await sql<Application>`
    SELECT ${COLUMNS} FROM ${FROM} WHERE a.member_id = ${memberId} ${one} ORDER BY a.id DESC LIMIT 1`.execute(
    db,
  );
  return rows[0];
}

/** Whether the newest application of a member waits for an answer. */
export const isWaiting = async (db: Db, memberId: bigint): Promise<boolean> =>
  (await applicationOf(db, memberId))?.state === 'open';

/** Counts the applications that wait for an operator, up to 1,000, and says when the oldest came. */
export async function countOpenApplications(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    SELECT count(*)::int AS count, min(a.created_at) AS oldest
      FROM (SELECT created_at FROM agents.application WHERE state = 'open' ORDER BY created_at, id LIMIT 1000) a`.execute(
    db,
  );
  return rows[0]!;
}

/** Applications of a state: open ones oldest first, decided ones newest first. */
export async function listApplications(
  db: Db,
  state: ApplicationState,
  page: PageRequest,
): Promise<Page<Application>> {
  const order = state === 'open' ? sql`a.created_at, a.id` : sql`a.id DESC`;
  const [{ rows }, counted] = await Promise.all([
    sql<Application>`SELECT ${COLUMNS} FROM ${FROM} WHERE a.state = ${state}
                      ORDER BY ${order} LIMIT ${page.pageSize} OFFSET ${pageOffset(page)}`.execute(db),
    sql<{
      total: number;
    }>`SELECT count(*)::int AS total FROM agents.application a WHERE a.state = ${state}`.execute(db),
  ]);
  return toPage(rows, page, counted.rows[0]!.total);
}
