import { sql, type Db } from '@/lib/db/client';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf } from '@/lib/platform/zone';
import { LINK_DAYS } from './constants';

export interface LinkDay {
  /** 2026-01-31, in the settlement zone. */
  day: string;
  clicks: number;
  registrations: number;
}

/** A link with what it brought. */
export interface AgentLink {
  id: bigint;
  code: string;
  name: string;
  type: number;
  open: boolean;
  createdAt: Date;
  clicks: number;
  registrations: number;
  /** Members of the link who have made a deposit that was approved. */
  firstDeposits: number;
  /** Valid bets of the members of the link by the roll-ups, in the currency of the agent; 1/10,000. */
  turnover: bigint;
  currency: string;
  days: LinkDay[];
}

/** The links of an agent, newest first, with their figures. `id`: that link alone. */
export async function listLinks(
  db: Db,
  agentId: bigint,
  page: PageRequest,
  id?: bigint,
): Promise<Page<AgentLink>> {
  const one = id === undefined ? sql`` : sql`AND l.id = ${id}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Omit<AgentLink, 'days'>>`
      SELECT l.id, l.code, l.name, l.type, l.open, l.created_at AS "createdAt", a.currency::text AS currency,
             coalesce((SELECT sum(d.clicks) FROM agents.link_day d WHERE d.link_id = l.id), 0)::int AS clicks,
             f.registrations, f.deposits AS "firstDeposits", f.turnover
        FROM agents.link l JOIN identity.member a ON a.id = l.agent_id
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS registrations,
                 (count(*) FILTER (WHERE EXISTS (SELECT FROM cashier.deposit d
                                                  WHERE d.member_id = m.member_id AND d.status = 'approved')))::int AS deposits,
                 coalesce(sum((SELECT sum(y.valid_bet) FROM reporting.member_day y
                                WHERE y.member_id = m.member_id AND y.currency = a.currency)), 0)::bigint AS turnover
            FROM agents.link_member m WHERE m.link_id = l.id) f
       WHERE l.agent_id = ${agentId} ${one} ORDER BY l.id DESC LIMIT ${page.pageSize} OFFSET ${pageOffset(page)}`.execute(
      db,
    ),
    sql<{
      total: number;
    }>`SELECT count(*)::int AS total FROM agents.link l WHERE l.agent_id = ${agentId} ${one}`.execute(db),
  ]);
  const days = await daysOf(
    db,
    rows.map((row) => row.id),
  );
  return toPage(
    rows.map((row) => ({ ...row, days: days.get(row.id)! })),
    page,
    counted.rows[0]!.total,
  );
}

/** Visits and registrations of links on each of the last settlement days, oldest first. */
async function daysOf(db: Db, links: readonly bigint[]): Promise<Map<bigint, LinkDay[]>> {
  const zone = siteConfig().money.settlementZone;
  const today = Date.parse(`${dayOf(now(), zone)}T00:00:00Z`);
  const names = Array.from({ length: LINK_DAYS }, (_, index) =>
    new Date(today + (index + 1 - LINK_DAYS) * 86_400_000).toISOString().slice(0, 10),
  );
  const result = new Map(
    links.map((id) => [id, names.map((day): LinkDay => ({ day, clicks: 0, registrations: 0 }))]),
  );
  if (links.length === 0) return result;
  const { rows } = await sql<{ id: bigint; day: string; clicks: number; registrations: number }>`
    SELECT x.id, x.day::text AS day, sum(x.clicks)::int AS clicks, sum(x.registrations)::int AS registrations
      FROM (SELECT d.link_id AS id, d.day, d.clicks, 0 AS registrations FROM agents.link_day d
             WHERE d.link_id = ANY (${[...links]}::bigint[]) AND d.day >= ${names[0]!}::date
            UNION ALL
            SELECT m.link_id, (m.created_at AT TIME ZONE ${zone})::date, 0, 1 FROM agents.link_member m
             WHERE m.link_id = ANY (${[...links]}::bigint[]) AND m.created_at >= (${names[0]!}::date AT TIME ZONE ${zone})) x
     GROUP BY 1, 2`.execute(db);
  for (const row of rows) {
    const day = result.get(row.id)?.find((each) => each.day === row.day);
    if (day) Object.assign(day, { clicks: row.clicks, registrations: row.registrations });
  }
  return result;
}
