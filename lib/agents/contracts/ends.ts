import { sql, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { CONTRACT_KINDS, type ContractKind } from '../constants';
import { lockStructure } from '../structure-lock';
import { noticeOf, noticeTouched, type Told } from './notify';
import { selectContracts } from './queries';
import { topOf, type Terms } from './terms';
import type { EndReason, Touched } from './types';

/** Contracts of an agent that end at a moment, and what follows for those below. */
interface Ending {
  agentId: bigint;
  kind: ContractKind;
  /** The start of a slot. */
  at: Date;
  /** What the agent has from then on; null: nothing. */
  next: Terms | null;
}

const inForceAfter = (at: Date) =>
  sql`c.state = 'signed' AND (c.ends_at IS NULL OR c.ends_at > ${at}) AND c.starts_at IS DISTINCT FROM c.ends_at`;

/** Whether the contract `c` below may not stay under the next terms: a higher rate or amount, or a dividend of another period. */
function exceedsNext(next: Terms | null) {
  if (next === null) return sql`true`;
  if (next.realtime)
    return sql`(c.profit_rate > ${next.realtime.profitRate} OR c.loss_rate > ${next.realtime.lossRate})`;
  const { rate, amount } = topOf(next);
  return sql`(c.top_rate > ${rate} OR c.top_amount > ${amount} OR c.period IS DISTINCT FROM ${next.period}::char(1))`;
}

/**
 * The contracts below an agent that cannot stay when the agent's contract of a kind ends or gets other terms (docs/decisions/0133): those of
 * direct downlines that exceed the next terms, and everything below these. In the order of their ids.
 */
export async function contractsTouched(db: Db, { agentId, kind, at, next }: Ending): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    WITH RECURSIVE touched AS (
      SELECT c.id, c.agent_id, true AS direct FROM agents.contract c
       WHERE c.upline_id = ${agentId} AND c.kind = ${kind} AND ${inForceAfter(at)} AND ${exceedsNext(next)}
      UNION
      SELECT c.id, c.agent_id, false
        FROM touched t JOIN agents.contract c ON c.upline_id = t.agent_id AND c.kind = ${kind} AND ${inForceAfter(at)})
    SELECT c.id AS "contractId", c.kind, c.agent_id AS "agentId", a.account, a.nickname, c.upline_id AS "uplineId", u.account AS upline,
           c.top_rate AS "topRate",
           CASE WHEN t.direct AND ${next !== null}::boolean THEN 'higher_rate' ELSE 'upline_ended' END AS reason
      FROM touched t JOIN agents.contract c ON c.id = t.id
      JOIN identity.member a ON a.id = c.agent_id JOIN identity.member u ON u.id = c.upline_id
     ORDER BY c.id`.execute(db);
  return rows;
}

/**
 * Ends contracts at a moment, or where they begin if that is later. An earlier end stays. Open requests to end them at once are over when the
 * end is not in the future.
 */
export async function setEnds(tx: Tx, ids: readonly bigint[], at: Date, reason: EndReason): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE agents.contract c SET ends_at = greatest(c.starts_at, ${at}), end_reason = ${reason}
     WHERE c.id = ANY (${[...ids]}::bigint[]) AND c.state = 'signed' AND (c.ends_at IS NULL OR c.ends_at > ${at})`.execute(
    tx,
  );
  await sql`
    UPDATE agents.end_request r SET state = 'withdrawn', decided_at = ${now()}
      FROM agents.contract c
     WHERE c.id = r.contract_id AND c.id = ANY (${[...ids]}::bigint[]) AND r.state = 'open' AND ${reason !== 'terminated'}::boolean`.execute(
    tx,
  );
}

/** Ends what cannot stay below an agent. The caller holds the lock of the structure. Returns what has ended. */
export async function endBelow(tx: Tx, ending: Ending): Promise<Touched[]> {
  const touched = await contractsTouched(tx, ending);
  for (const reason of ['higher_rate', 'upline_ended'] as const)
    await setEnds(
      tx,
      touched.filter((one) => one.reason === reason).map(({ contractId }) => contractId),
      ending.at,
      reason,
    );
  return touched;
}

/**
 * Ends a moved or demoted agent's contracts with the former upline at the moment of the move, the start of a slot, and those below that depend on
 * them, and tells everybody whom it touches. Open offers between the two are withdrawn. Call it in the transaction of the move, before or
 * after the path changes: contracts name their upline themselves. Takes the lock of the structure. Returns the members who were told, for
 * notifyBalanceChange after the commit.
 */
export async function endContractsOfMove(tx: Tx, memberId: bigint, at: Date): Promise<bigint[]> {
  await lockStructure(tx);
  const told: Told = new Set();
  const own = await selectContracts(tx, sql`c.agent_id = ${memberId} AND ${inForceAfter(at)}`);
  await setEnds(
    tx,
    own.map(({ id }) => id),
    at,
    'moved',
  );
  for (const contract of own)
    for (const side of ['agent', 'upline'] as const) await noticeOf(tx, told, 'contractEnds', contract, side);
  for (const kind of CONTRACT_KINDS)
    await noticeTouched(tx, told, await endBelow(tx, { agentId: memberId, kind, at, next: null }));
  await tx
    .updateTable('agents.contract')
    .set({ state: 'withdrawn', decided_at: now() })
    .where('agent_id', '=', memberId)
    .where('state', '=', 'offered')
    .execute();
  return [...told];
}
