import { database } from '@/lib/db/client';
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

/** The links of an agent, and the types that the agent makes. */
export async function loadLinks(agentId: bigint) {
  const [page, types] = await Promise.all([
    listLinks(database(), agentId, { pageNum: 1, pageSize: MAX_LINKS }),
    loadMadeTypes(agentId),
  ]);
  return { links: page.list.map(toWireLink), types };
}
