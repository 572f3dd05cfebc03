import { randomInt } from 'node:crypto';
import { lockMemberRequests } from '@/lib/cashier/requests';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import { nextSlot } from '../constants';
import { requireBelowUpline } from '../contracts/commands';
import type { Terms } from '../contracts/terms';
import { toWireTerms } from '../contracts/wire';
import { MADE_BY } from '../lines/constants';
import { MAX_LINKS } from './constants';
import { shareStructure } from '../structure-lock';
import { offerRefused, tooManyLinks, typeNotAllowed } from './errors';

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
 * Makes an invitation link, with terms that are offered to each agent who registers by it. The same requestId gives the same link. Returns its id. Throws
 * INVALID_INPUT on `type`, AGENT_LINKS_MANY 409, NOT_FOUND, and as offerContract for terms that the agent's own contract does not cover.
 */
export const createLink = (
  db: Db,
  agentId: bigint,
  {
    name,
    type,
    offers = [],
    requestId,
  }: { name: string; type: number; offers?: readonly Terms[]; requestId: string },
): Promise<bigint> =>
  inTransaction(db, async (tx) => {
    if (offers.length > 0) await shareStructure(tx);
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
    for (const [place, terms] of offers.entries()) await requireCovered(tx, agentId, terms, place);
    const { id } = await tx
      .insertInto('agents.link')
      .values({
        agent_id: agentId,
        code: generateCode(),
        name,
        type,
        offer: offers.length === 0 ? null : JSON.stringify(offersByKind(offers)),
        request_id: requestId,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

const offersByKind = (offers: readonly Terms[]) =>
  Object.fromEntries(offers.map((terms) => [terms.kind, toWireTerms(terms)]));

async function requireCovered(tx: Tx, agentId: bigint, terms: Terms, place: number): Promise<void> {
  try {
    await requireBelowUpline(tx, { uplineId: agentId }, terms, nextSlot(now()));
  } catch (error) {
    throw error instanceof AppError ? offerRefused(place, error) : error;
  }
}

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
