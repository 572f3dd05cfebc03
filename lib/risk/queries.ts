import { sql, type Db } from '@/lib/db/client';
import type { DetectorName, EvidenceRow, Figure, FlagStatus, Outcome, Severity } from './types';

export interface RiskFlag {
  id: bigint;
  detector: DetectorName;
  severity: Severity;
  status: FlagStatus;
  /** Whether it holds withdrawals of its members; of one member, where the flags of a member are read. */
  holds: boolean;
  foundAt: Date;
  changedAt: Date;
  detections: number;
  facts: Record<string, Figure>;
}

const flagColumns = (holds: string) =>
  sql.raw(
    `f.id, f.detector, f.severity, f.status, ${holds} AS holds, f.found_at AS "foundAt", f.changed_at AS "changedAt", f.detections, f.facts`,
  );
export const FLAG_COLUMNS = flagColumns('f.holds');
/** The same for one member, whose row is `m`: `holds` says whether the flag holds that member's withdrawals. */
const MEMBER_FLAG_COLUMNS = flagColumns('m.held');

/** Severities in their order. */
const BY_SEVERITY = sql.raw("CASE f.severity WHEN 'high' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END");

export interface FlagDetails extends RiskFlag {
  evidence: EvidenceRow[];
  weight: number;
  /** `held`: the flag holds the member's withdrawals. */
  members: { id: bigint; account: string; status: string; held: boolean }[];
  decidedBy: bigint | null;
  decidedAt: Date | null;
  reason: string | null;
  cases: { id: bigint; title: string; status: string }[];
}

/** A flag with its evidence; undefined if it does not exist. */
export async function getFlag(db: Db, id: bigint): Promise<FlagDetails | undefined> {
  const { rows } = await sql<Omit<FlagDetails, 'members' | 'cases'>>`
    SELECT ${FLAG_COLUMNS}, f.evidence, f.weight, f.decided_by AS "decidedBy", f.decided_at AS "decidedAt", f.reason
      FROM risk.flag f WHERE f.id = ${id}`.execute(db);
  const flag = rows[0];
  if (!flag) return undefined;
  const [members, cases] = await Promise.all([
    db
      .selectFrom('risk.flag_member as f')
      .innerJoin('identity.member as m', 'm.id', 'f.member_id')
      .select(['m.id', 'm.account', 'm.status', 'f.held'])
      .where('f.flag_id', '=', id)
      .orderBy('m.id')
      .execute(),
    db
      .selectFrom('risk.case_flag as f')
      .innerJoin('risk.case_file as c', 'c.id', 'f.case_id')
      .select(['c.id', 'c.title', 'c.status'])
      .where('f.flag_id', '=', id)
      .orderBy('c.id')
      .execute(),
  ]);
  return { ...flag, members, cases };
}

/** The flags of some members that are not dismissed, the severest first, at most `limit` of each. */
export async function flagsOfMembers(
  db: Db,
  memberIds: readonly bigint[],
  limit = 20,
): Promise<Map<bigint, RiskFlag[]>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await sql<RiskFlag & { memberId: bigint }>`
    SELECT i.id AS "memberId", x.* FROM unnest(${[...new Set(memberIds)]}::bigint[]) i (id)
     CROSS JOIN LATERAL (
       SELECT ${MEMBER_FLAG_COLUMNS} FROM risk.flag_member m JOIN risk.flag f ON f.id = m.flag_id
        WHERE m.member_id = i.id AND f.status <> 'dismissed'
        ORDER BY m.held DESC, f.status DESC, ${BY_SEVERITY}, f.changed_at DESC, f.id DESC LIMIT ${limit}) x`.execute(
    db,
  );
  const found = new Map<bigint, RiskFlag[]>();
  for (const { memberId, ...flag } of rows) found.set(memberId, [...(found.get(memberId) ?? []), flag]);
  return found;
}

/** All flags of a member, the newest change first, also the dismissed ones. */
export async function listMemberFlags(db: Db, memberId: bigint, limit: number): Promise<RiskFlag[]> {
  const { rows } = await sql<RiskFlag>`
    SELECT ${MEMBER_FLAG_COLUMNS} FROM risk.flag_member m JOIN risk.flag f ON f.id = m.flag_id
     WHERE m.member_id = ${memberId} ORDER BY f.changed_at DESC, f.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export interface RiskCase {
  id: bigint;
  title: string;
  status: 'open' | 'closed';
  assignedTo: bigint | null;
  openedBy: bigint;
  openedAt: Date;
  outcome: Outcome | null;
  closedBy: bigint | null;
  closedAt: Date | null;
}

export const CASE_COLUMNS = sql.raw(
  'c.id, c.title, c.status, c.assigned_to AS "assignedTo", c.opened_by AS "openedBy", c.opened_at AS "openedAt", c.outcome, c.closed_by AS "closedBy", c.closed_at AS "closedAt"',
);

export interface CaseNote {
  id: bigint;
  operatorId: bigint;
  at: Date;
  text: string;
}

export interface CaseDetails extends RiskCase {
  members: { id: bigint; account: string; status: string }[];
  flags: (RiskFlag & { members: string[] })[];
  notes: CaseNote[];
}

/** A case with its members, flags and notes; undefined if it does not exist. */
export async function getCase(db: Db, id: bigint): Promise<CaseDetails | undefined> {
  const { rows } = await sql<RiskCase>`
    SELECT ${CASE_COLUMNS} FROM risk.case_file c WHERE c.id = ${id}`.execute(db);
  if (!rows[0]) return undefined;
  const [members, flags, notes] = await Promise.all([
    db
      .selectFrom('risk.case_member as c')
      .innerJoin('identity.member as m', 'm.id', 'c.member_id')
      .select(['m.id', 'm.account', 'm.status'])
      .where('c.case_id', '=', id)
      .orderBy('c.added_at')
      .orderBy('m.id')
      .execute(),
    sql<RiskFlag & { members: string[] }>`
      SELECT ${FLAG_COLUMNS},
             ARRAY(SELECT m.account FROM risk.flag_member r JOIN identity.member m ON m.id = r.member_id
                    WHERE r.flag_id = f.id ORDER BY m.id LIMIT 20) AS members
        FROM risk.case_flag c JOIN risk.flag f ON f.id = c.flag_id WHERE c.case_id = ${id} ORDER BY c.added_at, f.id`.execute(
      db,
    ),
    db
      .selectFrom('risk.case_note')
      .select(['id', 'operator_id as operatorId', 'at', 'text'])
      .where('case_id', '=', id)
      .orderBy('id')
      .execute(),
  ]);
  return { ...rows[0], members, flags: flags.rows, notes };
}

/** Cases of a member, the newest first. */
export async function listMemberCases(db: Db, memberId: bigint, limit: number): Promise<RiskCase[]> {
  const { rows } = await sql<RiskCase>`
    SELECT ${CASE_COLUMNS} FROM risk.case_member m JOIN risk.case_file c ON c.id = m.case_id
     WHERE m.member_id = ${memberId} ORDER BY c.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export interface DetectorState {
  detector: string;
  runAt: Date;
}

/** When each detector ran last. */
export const listProgress = (db: Db): Promise<DetectorState[]> =>
  db.selectFrom('risk.progress').select(['detector', 'run_at as runAt']).execute();

/** How many flags are open, by detector. */
export async function countOpenFlags(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ detector: string; count: bigint }>`
    SELECT f.detector, count(*) FROM risk.flag f WHERE f.status = 'open' GROUP BY 1`.execute(db);
  return new Map(rows.map(({ detector, count }) => [detector, Number(count)]));
}
