import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { nextSlot } from '../constants';
import { openContracts } from '../contracts/queries';
import { toWireTerms } from '../contracts/wire';
import { listLinks } from './queries';
import { MAX_LINKS } from './constants';
import { MADE_BY } from '../lines/constants';
import { toWireLink } from './wire';

/** The types of members that an agent makes by accounts and links. */
export async function loadMadeTypes(agentId: bigint): Promise<readonly number[]> {
  const agent = await database()
    .selectFrom('identity.member')
    .select('type')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return MADE_BY[agent.type] ?? [];
}

/** The links of an agent, the types that the agent makes, and the agent's own terms, which those of a link may not exceed. */
export async function loadLinks(agentId: bigint) {
  const [page, types, own] = await Promise.all([
    listLinks(database(), agentId, { pageNum: 1, pageSize: MAX_LINKS }),
    loadMadeTypes(agentId),
    openContracts(database(), [agentId], nextSlot(now())),
  ]);
  return {
    links: page.list.map(toWireLink),
    types,
    ownTerms: own
      .filter(({ state, endsAt }) => state === 'signed' && endsAt === null)
      .map(({ terms }) => toWireTerms(terms)),
  };
}
