import { randomInt } from 'node:crypto';
import { lockMemberRequests } from '@/lib/cashier/requests';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { MADE_BY } from '../lines/constants';
import { MAX_LINKS } from './constants';
import { tooManyLinks, typeNotAllowed } from './errors';

// As the codes of members, and longer than these, so that the two are never the same. 10 of 31 characters: 8 * 10^14 codes.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const generateCode = () => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Throws INVALID_INPUT on `type` unless an agent of that type makes members of the other. Throws NOT_FOUND. */
export async function requireMayMake(tx: Tx, agentId: bigint, type: number): Promise<{ currency: string }> {
  const agent = await tx
    .selectFrom('identity.member')
    .select(['type', 'currency'])
    .where('id', '=', agentId)
    .executeTakeFirst();
  if (!agent) throw notFound();
  if (!MADE_BY[agent.type]?.includes(type)) throw typeNotAllowed();
  return { currency: agent.currency };
}

/**
 * Makes an invitation link. The same requestId gives the same link. Returns its id. Throws INVALID_INPUT on `type`, AGENT_LINKS_MANY 409,
 * NOT_FOUND.
 */
export const createLink = (
  db: Db,
  agentId: bigint,
  { name, type, requestId }: { name: string; type: number; requestId: string },
): Promise<bigint> =>
  inTransaction(db, async (tx) => {
    await lockMemberRequests(tx, agentId);
    const known = await tx
      .selectFrom('agents.link')
      .select('id')
      .where('agent_id', '=', agentId)
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (known) return known.id;
    await requireMayMake(tx, agentId, type);
    const { count } = await tx
      .selectFrom('agents.link')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('agent_id', '=', agentId)
      .executeTakeFirstOrThrow();
    if (count >= BigInt(MAX_LINKS)) throw tooManyLinks();
    const { id } = await tx
      .insertInto('agents.link')
      .values({
        agent_id: agentId,
        code: generateCode(),
        name,
        type,
        request_id: requestId,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

/** Opens or closes a link: nobody registers by a closed one. Throws NOT_FOUND 404, also for the link of another agent. */
export async function setLinkOpen(db: Db, agentId: bigint, id: bigint, open: boolean): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('agents.link')
    .set({ open, closed_at: open ? null : now() })
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
