import { sql, type Db } from '@/lib/db/client';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import type { Application, ApplicationState } from './types';

const COLUMNS = sql`a.id, a.member_id AS "memberId", m.account, a.state, a.contact, a.content, a.created_at AS "createdAt",
  a.decided_at AS "decidedAt", a.answer, o.name AS operator`;
const FROM = sql`agents.application a JOIN identity.member m ON m.id = a.member_id LEFT JOIN backoffice.operator o ON o.id = a.decided_by`;

/** The newest application of a member. */
export async function applicationOf(db: Db, memberId: bigint): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    SELECT ${COLUMNS} FROM ${FROM} WHERE a.member_id = ${memberId} ORDER BY a.id DESC LIMIT 1`.execute(db);
  return rows[0];
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
