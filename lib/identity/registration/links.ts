import { sql, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AGENT_TYPES } from '../account-types';

/** An open invitation link of an agent (lib/agents/links): who registers by it becomes `type` below the agent. */
export interface InvitationLink {
  id: bigint;
  agentId: bigint;
  type: number;
}

/**
 * The open link with this code, of an agent who is not blocked. It reads the table of the room agents, which is above this one. Only
 * shareholders make shareholder agents, also by a link that is older than their demotion.
 */
export async function linkByCode(db: Db, code: string): Promise<InvitationLink | undefined> {
  const { rows } = await sql<InvitationLink>`
    SELECT l.id, l.agent_id AS "agentId", l.type FROM agents.link l JOIN identity.member m ON m.id = l.agent_id
     WHERE l.code = ${code.toUpperCase()} AND l.open AND m.status = 'active' AND m.type = ANY (${[...AGENT_TYPES]}::smallint[])
       AND (l.type <> 42 OR m.type IN (41, 42))`.execute(db);
  return rows[0];
}

/** Records by which link a member has registered, in the transaction that creates the member. */
export async function insertLinkMember(tx: Tx, linkId: bigint, memberId: bigint): Promise<void> {
  await tx
    .insertInto('agents.link_member')
    .values({ member_id: memberId, link_id: linkId, created_at: now() })
    .execute();
}
