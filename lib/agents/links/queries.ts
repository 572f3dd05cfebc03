import { sql, type Db } from '@/lib/db/client';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf } from '@/lib/platform/zone';
import { nextSlot } from '../constants';
import { openContracts } from '../contracts/queries';
import { exceeds, type Terms } from '../contracts/terms';
import { LINK_DAYS } from './constants';
import { linkRequest, storedOffers } from './offers';

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
  offers: LinkOffer[];
  days: LinkDay[];
}

/** Terms that a link offers, and what became of them. */
export interface LinkOffer {
  terms: Terms;
  offered: number;
  signed: number;
  /** Whether the agent's own contract covers them now. */
  covered: boolean;
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
    sql<Omit<AgentLink, 'days' | 'offers'> & { offer: unknown }>`
      SELECT l.id, l.code, l.name, l.type, l.open, l.offer, l.created_at AS "createdAt", a.currency::text AS currency,
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
  const ids = rows.map((row) => row.id);
  const [days, offers] = await Promise.all([daysOf(db, ids), offersOf(db, agentId, rows)]);
  return toPage(
    rows.map(({ offer: _stored, ...row }) => ({
      ...row,
      days: days.get(row.id)!,
      offers: offers.get(row.id) ?? [],
    })),
    page,
    counted.rows[0]!.total,
  );
}

/** The terms of links, how often each was offered and signed, and whether the agent's own contract covers them now. */
async function offersOf(
  db: Db,
  agentId: bigint,
  links: readonly { id: bigint; offer: unknown }[],
): Promise<Map<bigint, LinkOffer[]>> {
  const terms = new Map(links.map(({ id, offer }) => [id, storedOffers(offer)]));
  const requests = [...terms].flatMap(([id, offers]) => offers.map(({ kind }) => linkRequest(id, kind)));
  if (requests.length === 0) return new Map();
  const at = nextSlot(now());
  const [{ rows }, own] = await Promise.all([
    sql<{ request: string; offered: number; signed: number }>`
      SELECT c.request_id AS request, count(*)::int AS offered, (count(*) FILTER (WHERE c.state = 'signed'))::int AS signed
        FROM agents.contract c
       WHERE c.upline_id = ${agentId} AND c.offered_by = 'upline' AND c.request_id = ANY (${requests}::text[]) GROUP BY 1`.execute(
      db,
    ),
    openContracts(db, [agentId], at),
  ]);
  const continues = own.filter(({ state, endsAt }) => state === 'signed' && endsAt === null);
  return new Map(
    [...terms].map(([id, offers]) => [
      id,
      offers.map((offer) => {
        const found = rows.find(({ request }) => request === linkRequest(id, offer.kind));
        const above = continues.find((one) => one.terms.kind === offer.kind);
        return {
          terms: offer,
          offered: found?.offered ?? 0,
          signed: found?.signed ?? 0,
          covered: above !== undefined && !exceeds(offer, above.terms),
        };
      }),
    ]),
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
