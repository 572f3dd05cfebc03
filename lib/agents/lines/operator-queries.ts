import { sql, type Db } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { inLineOf } from '@/lib/identity/downline/line';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { CONTRACT_KINDS } from '../constants';
import { contractsTouched } from '../contracts/ends';
import type { LineChange, LineMember } from './types';

/** A member in the tree, with the number of members below. */
export interface TreeRow extends LineMember {
  status: string;
  direct: number;
  below: number;
  createdAt: Date;
}

const ROW = sql`m.id, m.account, m.nickname, m.type, m.status, m.created_at AS "createdAt",
  (SELECT count(*)::int FROM identity.member d WHERE d.upline_id = m.id) AS direct,
  (SELECT count(*)::int - 1 FROM identity.member b WHERE ${inLineOf('b', 'm')}) AS below`;

/**
 * A page of the tree, agents first: the members directly below `uplineId`, or the agents directly below the platform. With `search`: members
 * of any place whose account begins with it.
 */
export async function listTree(
  db: Db,
  { uplineId, search }: { uplineId: bigint | undefined; search: string },
  page: PageRequest,
): Promise<Page<TreeRow>> {
  const where =
    search !== ''
      ? sql`lower(m.account) LIKE ${`${escapeLike(accountKey(search))}%`} AND m.type <> 4`
      : uplineId === undefined
        ? sql`m.upline_id IS NULL AND m.type IN (1, 2, 41, 42)`
        : sql`m.upline_id = ${uplineId}`;
  const [{ rows }, counted] = await Promise.all([
    sql<TreeRow>`SELECT ${ROW} FROM identity.member m WHERE ${where}
                  ORDER BY m.type = 0, m.account LIMIT ${page.pageSize} OFFSET ${pageOffset(page)}`.execute(
      db,
    ),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM identity.member m WHERE ${where}`.execute(db),
  ]);
  return toPage(rows, page, counted.rows[0]!.total);
}

/** One member of the tree; undefined for an unknown member and a trial player. */
export async function treeMember(db: Db, id: bigint): Promise<TreeRow | undefined> {
  const { rows } = await sql<TreeRow>`
    SELECT ${ROW} FROM identity.member m WHERE m.id = ${id} AND m.type <> 4`.execute(db);
  return rows[0];
}

/** How many contracts end if a member leaves the upline: the member's own, and those below that depend on them. */
export async function contractsOfMove(
  db: Db,
  memberId: bigint,
  at: Date,
): Promise<{ own: number; below: number }> {
  const { rows } = await sql<{ own: number }>`
    SELECT count(*)::int AS own FROM agents.contract c
     WHERE c.agent_id = ${memberId} AND c.state = 'signed' AND (c.ends_at IS NULL OR c.ends_at > ${at})`.execute(
    db,
  );
  const below = await Promise.all(
    CONTRACT_KINDS.map((kind) => contractsTouched(db, { agentId: memberId, kind, at, next: null })),
  );
  return { own: rows[0]!.own, below: below.flat().length };
}

const CHANGE = sql`c.id, c.member_id AS "memberId", m.account, c.at, c.state, c.from_type AS "fromType", f.account AS "fromUpline",
  c.to_upline_id AS "toUplineId", t.account AS "toUpline", c.to_type AS "toType", c.reason, c.refusal, o.name AS operator,
  c.created_at AS "createdAt", c.decided_at AS "decidedAt"`;
const CHANGES = sql`agents.line_change c JOIN identity.member m ON m.id = c.member_id LEFT JOIN identity.member f ON f.id = c.from_upline_id
  LEFT JOIN identity.member t ON t.id = c.to_upline_id LEFT JOIN backoffice.operator o ON o.id = c.created_by`;

/** The changes of a member, newest first. */
export async function historyOf(db: Db, memberId: bigint, limit: number): Promise<LineChange[]> {
  const { rows } = await sql<LineChange>`
    SELECT ${CHANGE} FROM ${CHANGES} WHERE c.member_id = ${memberId} ORDER BY c.id DESC LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** Changes: the scheduled ones by their moment, or all others, newest first. */
export async function listChanges(
  db: Db,
  view: 'scheduled' | 'done',
  page: PageRequest,
): Promise<Page<LineChange>> {
  const where = view === 'scheduled' ? sql`c.state = 'scheduled'` : sql`c.state <> 'scheduled'`;
  const order = view === 'scheduled' ? sql`c.at, c.id` : sql`c.id DESC`;
  const [{ rows }, counted] = await Promise.all([
    sql<LineChange>`SELECT ${CHANGE} FROM ${CHANGES} WHERE ${where}
                     ORDER BY ${order} LIMIT ${page.pageSize} OFFSET ${pageOffset(page)}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM agents.line_change c WHERE ${where}`.execute(
      db,
    ),
  ]);
  return toPage(rows, page, counted.rows[0]!.total);
}
