import { sql, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AGENT_TYPES } from '../account-types';

/** An open invitation link of an agent (lib/agents/links): who registers by it becomes `type` below the agent. */
export interface InvitationLink {
  id: bigint;
  agentId: bigint;
  type: number;
  /** Whether terms of a contract are offered to who registers by it. */
  hasOffer: boolean;
}

/**
 * The open link with this code, of an agent who is not blocked. It reads the table of the room agents, which is above this one. Only
 * shareholders make shareholder agents, also by a link that is older than their demotion.
 */
export async function linkByCode(db: Db, code: string): Promise<InvitationLink | undefined> {
  const { rows } = await sql<InvitationLink>`
    SELECT l.id, l.agent_id AS "agentId", l.type, l.offer IS NOT NULL AS "hasOffer" FROM agents.link l JOIN identity.member m ON m.id = l.agent_id
     WHERE l.code = ${code.toUpperCase()} AND l.open AND m.status = 'active' AND m.type = ANY (${[...AGENT_TYPES]}::smallint[])
       AND (l.type <> 42 OR m.type IN (41, 42))`.execute(db);
  return rows[0];
}

/** The job that offers the terms of a link (lib/agents/links). */
const LINK_OFFERS_TASK = 'agents-link-offers';

/**
 * Records by which link a member has registered, in the transaction that creates the member, with the job that offers the terms of the link. A
 * job, because an offer locks the lines and contracts of everybody, and registrations must not wait for each other.
 */
export async function insertLinkMember(tx: Tx, link: InvitationLink, memberId: bigint): Promise<void> {
  await tx
    .insertInto('agents.link_member')
    .values({ member_id: memberId, link_id: link.id, created_at: now() })
    .execute();
  if (!link.hasOffer) return;
  await sql`SELECT graphile_worker.add_job(${LINK_OFFERS_TASK}, json_build_object('memberId', ${String(memberId)}::text), max_attempts := 8)`.execute(
    tx,
  );
}
