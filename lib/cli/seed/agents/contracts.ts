import { decideOffer, expireOffers, offerContract, withdrawOffer } from '@/lib/agents/contracts/commands';
import { decideEndRequest, requestEnd, terminate } from '@/lib/agents/contracts/end-commands';
import type { Actor } from '@/lib/agents/contracts/policy';
import type { Terms } from '@/lib/agents/contracts/terms';
import { changeLine } from '@/lib/agents/lines/commands';
import { inTransaction, type Db } from '@/lib/db/client';
import type { ContractKind } from '@/lib/agents/constants';
import { now } from '@/lib/platform/clock';

/** Who acts in the history, by account. */
export interface SeedContext {
  db: Db;
  operatorId: bigint;
  /** The payment password of all members of the demo. */
  paymentPassword: string;
  idOf(account: string): bigint;
}

async function uplineOf({ db, operatorId }: SeedContext, agentId: bigint): Promise<Actor> {
  const { upline_id } = await db
    .selectFrom('identity.member')
    .select('upline_id')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return upline_id === null ? { operatorId } : { memberId: upline_id };
}

/** An offer to an agent by the upline, or by the agent to the upline. The same key is the same offer. Returns its id. */
export async function offer(
  context: SeedContext,
  { agent, terms, key, by = 'upline' }: { agent: string; terms: Terms; key: string; by?: 'upline' | 'agent' },
): Promise<bigint> {
  const agentId = context.idOf(agent);
  const actor = by === 'agent' ? { memberId: agentId } : await uplineOf(context, agentId);
  const { id } = await offerContract(context.db, actor, {
    agentId,
    terms,
    requestId: `demo-${key}-${terms.kind}`,
    confirm: true,
  });
  return id;
}

/** Offers a contract to an agent, who accepts it. */
export async function sign(context: SeedContext, agent: string, terms: Terms, key: string): Promise<void> {
  const contractId = await offer(context, { agent, terms, key });
  await decideOffer(
    context.db,
    { memberId: context.idOf(agent) },
    { contractId, accept: true, confirm: true },
  );
}

/** Offers a contract to an agent, who rejects it. */
export async function refuse(context: SeedContext, agent: string, terms: Terms, key: string): Promise<void> {
  const contractId = await offer(context, { agent, terms, key });
  await decideOffer(
    context.db,
    { memberId: context.idOf(agent) },
    { contractId, accept: false, confirm: false },
  );
}

/** An offer that its maker withdraws. */
export async function withdraw(
  context: SeedContext,
  agent: string,
  terms: Terms,
  key: string,
): Promise<void> {
  const contractId = await offer(context, { agent, terms, key });
  await withdrawOffer(context.db, await uplineOf(context, context.idOf(agent)), contractId);
}

/** The contract of a kind that an agent has without an end; undefined if there is none. */
async function inForce(
  { db, idOf }: SeedContext,
  agent: string,
  kind: ContractKind,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('agents.contract')
    .select('id')
    .where('agent_id', '=', idOf(agent))
    .where('kind', '=', kind)
    .where('state', '=', 'signed')
    .where('ends_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The upline ends a contract with its period; contracts below end with it. */
export async function endWithPeriod(context: SeedContext, agent: string, kind: ContractKind): Promise<void> {
  const contractId = await inForce(context, agent, kind);
  if (contractId === undefined) return;
  await terminate(context.db, await uplineOf(context, context.idOf(agent)), { contractId, confirm: true });
}

/** An agent asks to end a contract at once; with `agreed` the upline accepts. */
export async function askToEnd(
  context: SeedContext,
  agent: string,
  kind: ContractKind,
  { reason, agreed }: { reason: string; agreed: boolean },
): Promise<void> {
  const contractId = await inForce(context, agent, kind);
  if (contractId === undefined) return;
  const asked = await context.db
    .selectFrom('agents.end_request')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const memberId = context.idOf(agent);
  if (!asked) await requestEnd(context.db, { memberId }, { contractId, reason });
  if (agreed)
    await decideEndRequest(context.db, await uplineOf(context, memberId), {
      contractId,
      decision: 'accept',
      confirm: true,
    });
}

export const expire = ({ db }: SeedContext) => expireOffers(db);

/** An operator moves an agent, at once or later. A repeated call changes nothing. */
export async function move(
  { db, operatorId, idOf }: SeedContext,
  change: { agent: string; to: string; reason: string; inDays?: number },
): Promise<void> {
  const memberId = idOf(change.agent);
  const toUplineId = idOf(change.to);
  const known = await db
    .selectFrom('agents.line_change')
    .select('id')
    .where('member_id', '=', memberId)
    .where('to_upline_id', '=', toUplineId)
    .executeTakeFirst();
  if (known) return;
  const { type } = await db
    .selectFrom('identity.member')
    .select('type')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await inTransaction(db, (tx) =>
    changeLine(tx, {
      memberId,
      toUplineId,
      toType: type,
      at: change.inDays === undefined ? undefined : new Date(now().getTime() + change.inDays * 86_400_000),
      reason: change.reason,
      operatorId,
    }),
  );
}
