/** Lines of agents with contracts and settled rounds, written by SQL so that thousands of bets take a moment. */
import type pg from 'pg';
import { sql, type Db } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { topOf, type Terms } from '@/lib/agents/contracts/terms';
import { setClock } from '@/lib/platform/clock';
import { countPlay } from '@/lib/agents/settlement/count';
import { asOwner } from '../support/database';

export interface Bet {
  memberId: bigint;
  at: Date;
  /** Whole units. */
  stake: number;
  payout?: number;
}

let made = 0;

/** A member of a type below an upline. */
export async function join(db: Db, uplineId: bigint | null, type = 0): Promise<bigint> {
  const member = await createMember(db, {
    account: `line${++made}`,
    type,
    ...(uplineId === null ? {} : { uplineId }),
  });
  return member.id;
}

/** A signed contract; without an upline the platform pays. Returns its id. */
export async function sign(
  db: Db,
  contract: { agentId: bigint; uplineId: bigint | null; terms: Terms; from: Date; until?: Date },
): Promise<bigint> {
  const { terms } = contract;
  const top = topOf(terms);
  const { id } = await db
    .insertInto('agents.contract')
    .values({
      kind: terms.kind,
      upline_id: contract.uplineId,
      agent_id: contract.agentId,
      currency: 'THB',
      period: terms.period,
      tier_mode: terms.tierMode,
      profit_rate: terms.realtime?.profitRate ?? null,
      loss_rate: terms.realtime?.lossRate ?? null,
      single_bet: terms.realtime?.singleBet ?? null,
      top_rate: top.rate,
      top_amount: top.amount,
      state: 'signed',
      offered_by: contract.uplineId === null ? 'operator' : 'upline',
      request_id: `test-${++made}`,
      request_digest: Buffer.from([0]),
      offered_at: contract.from,
      decided_at: contract.from,
      starts_at: contract.from,
      ends_at: contract.until ?? null,
      end_reason: contract.until ? 'terminated' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (terms.tiers.length > 0)
    await db
      .insertInto('agents.contract_tier')
      .values(
        terms.tiers.map((tier, index) => ({
          contract_id: id,
          no: index + 1,
          valid_bet: tier.validBet,
          net_loss: tier.netLoss,
          active: tier.active,
          rate: tier.rate,
          amount: tier.amount,
        })),
      )
      .execute();
  return id;
}

/** Settled rounds, as a vendor's calls would leave them. Returns their ids in the order of the bets. */
export async function play(ownerUrl: string, bets: readonly Bet[]): Promise<bigint[]> {
  const batch = ++made;
  return asOwner(ownerUrl, async (client: pg.Client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets, ended, currency,
                                  status, vendor, vendor_round_id)
       SELECT 1, b.member, 1, b.stake, b.payout, b.stake, b.at, b.at, 1, true, 'THB', 'closed', 'AGENTS', 'agents-' || $5::text || '-' || b.no
         FROM unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::bigint[]) WITH ORDINALITY b (member, at, stake, payout, no)
        ORDER BY b.no RETURNING id`,
      [
        bets.map(({ memberId }) => memberId),
        bets.map(({ at }) => at),
        bets.map(({ stake }) => BigInt(Math.round(stake * 10_000))),
        bets.map(({ payout }) => BigInt(Math.round((payout ?? 0) * 10_000))),
        String(batch),
      ],
    );
    return rows.map(({ id }) => BigInt(id));
  });
}

/** Voids a round, as an operator's decision leaves it. */
export const voidBet = (ownerUrl: string, roundId: bigint): Promise<void> =>
  asOwner(ownerUrl, async (client) => {
    await client.query(
      `UPDATE gateway.round SET status = 'voided', bets = 0, stake = 0, payout = 0, valid_bet = 0 WHERE id = $1`,
      [roundId],
    );
  });

/** Counts everything at a moment. */
export async function countAt(db: Db, at: Date): Promise<void> {
  setClock(at);
  await countPlay(db);
}

/** Moves a member below another upline from a moment on, as agents.apply_line_change leaves it. */
export const move = (ownerUrl: string, memberId: bigint, toUplineId: bigint, at: Date): Promise<void> =>
  asOwner(ownerUrl, async (client) => {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO agents.line_change (member_id, at, state, to_upline_id, to_type, from_upline_id, from_type, reason, created_at, decided_at)
       SELECT m.id, $3, 'applied', $2, m.type, m.upline_id, m.type, 'test', $3, $3 FROM identity.member m WHERE m.id = $1`,
      [memberId, toUplineId, at],
    );
    await client.query(
      `UPDATE identity.member m
          SET path = u.path || subpath(m.path, nlevel(o.path) - 1), upline_id = CASE WHEN m.id = $1 THEN $2 ELSE m.upline_id END
         FROM identity.member u, identity.member o WHERE u.id = $2 AND o.id = $1 AND m.path <@ o.path`,
      [memberId, toUplineId],
    );
    await client.query('COMMIT');
  });

/** The stored figures of a team on a day. */
export async function teamDay(db: Db, agentId: bigint, day: string) {
  const { rows } = await sql<{ rounds: bigint; stake: bigint; payout: bigint }>`
    SELECT rounds, stake, payout FROM agents.team_day WHERE agent_id = ${agentId} AND day = ${day}::date`.execute(
    db,
  );
  return rows[0];
}
