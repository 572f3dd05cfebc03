import type { RawBuilder } from 'kysely';
import { sql, type Db } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';
import { AGENT_TYPES } from '@/lib/identity/account-types';
import type { Amount } from '@/lib/money/amount';
import { pageOffset, toPage, type Page, type PageRequest } from '@/lib/platform/page';
import { now } from '@/lib/platform/clock';
import { nextSlot, type ContractKind, type PeriodType, type TierMode } from '../constants';
import { HISTORY_SHOWN, REQUESTS_SHOWN } from './constants';
import type { Contract, ContractState, EndReason, OfferedBy, Party } from './types';

interface Row {
  id: bigint;
  kind: ContractKind;
  uplineId: bigint | null;
  uplineAccount: string | null;
  uplineNickname: string | null;
  agentId: bigint;
  agentAccount: string;
  agentNickname: string;
  currency: string;
  period: PeriodType | null;
  tierMode: TierMode | null;
  profitRate: number | null;
  lossRate: number | null;
  singleBet: bigint | null;
  state: ContractState;
  offeredBy: OfferedBy;
  previousId: bigint | null;
  offeredAt: Date;
  decidedAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  endReason: EndReason | null;
  tiers: { validBet: string; netLoss: string; active: number; rate: number; amount: string }[] | null;
  askId: bigint | null;
  askedBy: 'upline' | 'agent' | null;
  askReason: string | null;
  askedAt: Date | null;
}

const columns = sql`
  c.id, c.kind, c.upline_id AS "uplineId", u.account AS "uplineAccount", u.nickname AS "uplineNickname",
  c.agent_id AS "agentId", a.account AS "agentAccount", a.nickname AS "agentNickname", c.currency::text AS currency,
  c.period::text AS period, c.tier_mode AS "tierMode", c.profit_rate AS "profitRate", c.loss_rate AS "lossRate",
  c.single_bet AS "singleBet", c.state, c.offered_by AS "offeredBy", c.previous_id AS "previousId", c.offered_at AS "offeredAt",
  c.decided_at AS "decidedAt", c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.end_reason AS "endReason",
  (SELECT jsonb_agg(jsonb_build_object('validBet', t.valid_bet::text, 'netLoss', t.net_loss::text, 'active', t.active, 'rate', t.rate,
                                       'amount', t.amount::text) ORDER BY t.no)
     FROM agents.contract_tier t WHERE t.contract_id = c.id) AS tiers,
  r.id AS "askId", r.asked_by AS "askedBy", r.reason AS "askReason", r.created_at AS "askedAt"`;

function toContract(row: Row): Contract {
  const { askId, askedBy, askReason, askedAt } = row;
  return {
    id: row.id,
    upline:
      row.uplineId === null
        ? null
        : { id: row.uplineId, account: row.uplineAccount!, nickname: row.uplineNickname! },
    agent: { id: row.agentId, account: row.agentAccount, nickname: row.agentNickname },
    currency: row.currency,
    terms: {
      kind: row.kind,
      period: row.period,
      tierMode: row.tierMode,
      tiers: (row.tiers ?? []).map((tier) => ({
        validBet: BigInt(tier.validBet) as Amount,
        netLoss: BigInt(tier.netLoss) as Amount,
        active: tier.active,
        rate: tier.rate,
        amount: BigInt(tier.amount) as Amount,
      })),
      realtime:
        row.profitRate === null
          ? null
          : { profitRate: row.profitRate, lossRate: row.lossRate!, singleBet: row.singleBet! as Amount },
    },
    state: row.state,
    offeredBy: row.offeredBy,
    previousId: row.previousId,
    offeredAt: row.offeredAt,
    decidedAt: row.decidedAt,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    endReason: row.endReason,
    endRequest:
      askId === null ? null : { id: askId, askedBy: askedBy!, reason: askReason!, createdAt: askedAt! },
  };
}

/**
 * Contracts by a condition on `c` (the contract), `a` (the agent) and `u` (the upline). `rest` orders and limits them. A request to end
 * a contract at once is over when the contract has ended.
 */
export async function selectContracts(
  db: Db,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql`ORDER BY c.id`,
): Promise<Contract[]> {
  const { rows } = await sql<Row>`
    SELECT ${columns}
      FROM agents.contract c JOIN identity.member a ON a.id = c.agent_id LEFT JOIN identity.member u ON u.id = c.upline_id
      LEFT JOIN agents.end_request r ON r.contract_id = c.id AND r.state = 'open'
       AND (c.ends_at IS NULL OR c.ends_at > ${nextSlot(now())})
     WHERE ${condition} ${rest}`.execute(db);
  return rows.map(toContract);
}

/** One version of a contract; undefined if there is none. */
export const findContract = async (db: Db, id: bigint): Promise<Contract | undefined> =>
  (await selectContracts(db, sql`c.id = ${id}`))[0];

/** Agents' contracts that are in force or begin soon, and their open offers, by agent and kind. */
export const openContracts = async (db: Db, agentIds: readonly bigint[], at: Date): Promise<Contract[]> =>
  selectContracts(
    db,
    sql`c.agent_id = ANY (${[...agentIds]}::bigint[])
        AND (c.state = 'offered' OR (c.state = 'signed' AND (c.ends_at IS NULL OR (c.ends_at > ${at} AND c.ends_at > c.starts_at))))`,
    sql`ORDER BY c.agent_id, c.kind, c.id`,
  );

/**
 * The versions of an agent's contract of a kind, the newest first. Another reader than the agent gets those alone whose upline is the reader or
 * in the reader's line: an agent who was moved had contracts with others before.
 */
export const contractHistory = async (
  db: Db,
  readerId: bigint,
  agentId: bigint,
  kind: ContractKind,
): Promise<Contract[]> =>
  selectContracts(
    db,
    sql`c.agent_id = ${agentId} AND c.kind = ${kind}
        AND (${agentId} = ${readerId}::bigint
             OR u.path OPERATOR(public.<@) (SELECT reader.path FROM identity.member reader WHERE reader.id = ${readerId}))`,
    sql`ORDER BY c.id DESC LIMIT ${HISTORY_SHOWN}`,
  );

/** Open offers, and open requests to end a contract, in which a member is one of the sides, the newest first. */
export const openRequests = async (db: Db, memberId: bigint): Promise<Contract[]> =>
  selectContracts(
    db,
    sql`(c.agent_id = ${memberId} OR c.upline_id = ${memberId}) AND (c.state = 'offered' OR (c.state = 'signed' AND r.id IS NOT NULL))`,
    sql`ORDER BY coalesce(r.created_at, c.offered_at) DESC, c.id DESC LIMIT ${REQUESTS_SHOWN}`,
  );

export interface DownlineContracts extends Party {
  contracts: Contract[];
}

/**
 * A page of an agent's direct downline agents with their open contracts, by account; `memberId` is one of them, `search` a part of account or
 * nickname.
 */
export async function downlineContracts(
  db: Db,
  agentId: bigint,
  at: Date,
  {
    memberId,
    search,
    type,
    ...page
  }: PageRequest & { memberId?: string | undefined; search: string; type?: ContractKind | undefined },
): Promise<Page<DownlineContracts>> {
  const pattern = `%${escapeLike(search.toLowerCase())}%`;
  const from = sql`
    FROM identity.member m
   WHERE m.upline_id = ${agentId} AND m.type = ANY (${[...AGENT_TYPES]}::smallint[])
     AND (${memberId ?? null}::bigint IS NULL OR m.id = ${memberId ?? null})
     AND (${search} = '' OR lower(m.account) LIKE ${pattern} OR lower(m.nickname) LIKE ${pattern})
     AND (${type ?? null}::text IS NULL OR EXISTS (
           SELECT FROM agents.contract c WHERE c.agent_id = m.id AND c.kind = ${type ?? null}
              AND (c.state = 'offered' OR (c.state = 'signed' AND (c.ends_at IS NULL OR c.ends_at > ${at})))))`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<Party>`SELECT m.id, m.account, m.nickname ${from}
      ORDER BY lower(m.account), m.id LIMIT ${page.pageSize} OFFSET ${pageOffset(page)}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db),
  ]);
  const contracts = await openContracts(
    db,
    rows.map(({ id }) => id),
    at,
  );
  return toPage(
    rows.map((party) => ({
      ...party,
      contracts: contracts.filter(({ agent, upline }) => agent.id === party.id && upline?.id === agentId),
    })),
    page,
    counts[0]!.total,
  );
}
