import { sql } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { accountKey } from '@/lib/identity/queries';
import { DETECTOR_NAMES, SEVERITIES, STATUSES } from '@/lib/risk/constants';
import { CASE_COLUMNS, FLAG_COLUMNS, type RiskCase, type RiskFlag } from '@/lib/risk/queries';
import { cursorTime, keyset } from '../keyset';
import { valueLabel } from '../labels';
import { idOf } from '../params';
import type { Query, TableSource } from '../types';

export interface RiskFlagRow extends RiskFlag {
  detectorName: string;
  severityName: string;
  statusName: string;
  /** Account names; at most `MEMBERS_SHOWN` of them. */
  accounts: string[];
  memberCount: bigint;
}

const MEMBERS_SHOWN = 5;

const oneOf = <Value extends string>(value: string | undefined, allowed: readonly Value[]) =>
  allowed.find((each) => each === value);

/** A condition on `r.member_id`: the member has this id, or an account name with this beginning. */
function memberCondition(
  text: string | undefined,
  exists: (condition: ReturnType<typeof sql>) => ReturnType<typeof sql>,
) {
  if (!text) return sql``;
  const id = idOf(text);
  const beginning = `${escapeLike(accountKey(text))}%`;
  return sql`AND ${exists(sql`(lower(m.account) LIKE ${beginning} ${id === undefined ? sql`` : sql`OR m.id = ${id}`})`)}`;
}

function flagsWhere(query: Query) {
  const severity = oneOf(query.severity, SEVERITIES);
  const detector = oneOf(query.detector, DETECTOR_NAMES);
  const status = query.status === 'all' ? undefined : (oneOf(query.status, STATUSES) ?? 'open');
  return sql`
    ${status ? sql`AND f.status = ${status}` : sql``}
    ${severity ? sql`AND f.severity = ${severity}` : sql``}
    ${detector ? sql`AND f.detector = ${detector}` : sql``}
    ${query.holds === 'yes' ? sql`AND f.holds` : sql``}
    ${memberCondition(
      query.member,
      (condition) => sql`EXISTS (
        SELECT FROM risk.flag_member r JOIN identity.member m ON m.id = r.member_id WHERE r.flag_id = f.id AND ${condition})`,
    )}`;
}

/** Risk flags: the open ones if no status is chosen. */
export const riskFlagsTable: TableSource<RiskFlagRow> = {
  name: 'riskFlags',
  params: ['status', 'severity', 'detector', 'member', 'holds', 'order', 'direction'],
  orders: ['changed', 'found'],
  columns: () => [
    { key: 'detector', kind: 'text', value: (row) => row.detectorName },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'severity', kind: 'text', value: (row) => row.severityName },
    { key: 'members', kind: 'text', value: (row) => row.accounts.join(', ') },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'found', kind: 'time', value: (row) => row.foundAt, order: 'found' },
    { key: 'changed', kind: 'time', value: (row) => row.changedAt, order: 'changed' },
    { key: 'detections', kind: 'count', value: (row) => BigInt(row.detections), optional: true },
  ],
  async page(db, request) {
    const column = request.order === 'found' ? sql`f.found_at` : sql`f.changed_at`;
    const set = keyset(
      [
        { column, type: 'timestamptz' },
        { column: sql`f.id`, type: 'bigint' },
      ],
      request,
    );
    const { rows } = await sql<
      RiskFlag & Pick<RiskFlagRow, 'accounts' | 'memberCount'> & { cursorAt: string }
    >`
      SELECT ${FLAG_COLUMNS}, ${cursorTime(column)} AS "cursorAt",
             ARRAY(SELECT m.account FROM risk.flag_member r JOIN identity.member m ON m.id = r.member_id
                    WHERE r.flag_id = f.id ORDER BY m.id LIMIT ${MEMBERS_SHOWN}) AS accounts,
             (SELECT count(*) FROM risk.flag_member r WHERE r.flag_id = f.id) AS "memberCount"
        FROM risk.flag f WHERE true ${flagsWhere(request.query)} ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    const { locale } = request;
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        detectorName: valueLabel(locale, 'backoffice-risk.detectors', `${row.detector}.name`),
        severityName: valueLabel(locale, 'backoffice-risk.severities', row.severity),
        statusName: valueLabel(locale, 'backoffice-risk.statuses', row.status),
      })),
    };
  },
};

export interface RiskCaseRow extends RiskCase {
  statusName: string;
  outcomeName: string | null;
  assignee: string | null;
  accounts: string[];
  flagCount: bigint;
}

/** Cases: the open ones if no status is chosen. */
export const riskCasesTable: TableSource<RiskCaseRow> = {
  name: 'riskCases',
  params: ['status', 'assigned', 'member', 'direction'],
  orders: ['opened'],
  columns: () => [
    { key: 'title', kind: 'text', value: (row) => row.title },
    { key: 'id', kind: 'id', value: (row) => row.id },
    { key: 'status', kind: 'text', value: (row) => row.statusName },
    { key: 'assignee', kind: 'text', value: (row) => row.assignee },
    { key: 'members', kind: 'text', value: (row) => row.accounts.join(', ') },
    { key: 'flags', kind: 'count', value: (row) => row.flagCount },
    { key: 'opened', kind: 'time', value: (row) => row.openedAt, order: 'opened' },
    { key: 'outcome', kind: 'text', value: (row) => row.outcomeName },
  ],
  async page(db, request) {
    const { query, locale } = request;
    const set = keyset(
      [
        { column: sql`c.opened_at`, type: 'timestamptz' },
        { column: sql`c.id`, type: 'bigint' },
      ],
      request,
    );
    const status = query.status === 'all' ? undefined : query.status === 'closed' ? 'closed' : 'open';
    const assigned = idOf(query.assigned);
    const { rows } = await sql<Omit<RiskCaseRow, 'statusName' | 'outcomeName'> & { cursorAt: string }>`
      SELECT ${CASE_COLUMNS}, ${cursorTime(sql`c.opened_at`)} AS "cursorAt", o.name AS assignee,
             ARRAY(SELECT m.account FROM risk.case_member r JOIN identity.member m ON m.id = r.member_id
                    WHERE r.case_id = c.id ORDER BY m.id LIMIT ${MEMBERS_SHOWN}) AS accounts,
             (SELECT count(*) FROM risk.case_flag r WHERE r.case_id = c.id) AS "flagCount"
        FROM risk.case_file c LEFT JOIN backoffice.operator o ON o.id = c.assigned_to
       WHERE true ${status ? sql`AND c.status = ${status}` : sql``}
         ${assigned === undefined ? sql`` : sql`AND c.assigned_to = ${assigned}`}
         ${memberCondition(
           query.member,
           (condition) => sql`EXISTS (
             SELECT FROM risk.case_member r JOIN identity.member m ON m.id = r.member_id WHERE r.case_id = c.id AND ${condition})`,
         )}
         ${set.bounds} ${set.order}`.execute(db);
    const page = set.toPage(rows, (row) => [row.cursorAt, String(row.id)]);
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...row,
        statusName: valueLabel(locale, 'backoffice-risk.caseStatuses', row.status),
        outcomeName: row.outcome && valueLabel(locale, 'backoffice-risk.outcomes', row.outcome),
      })),
    };
  },
};
