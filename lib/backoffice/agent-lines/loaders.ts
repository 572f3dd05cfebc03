import { countOpenApplications, listApplications } from '@/lib/agents/applications/queries';
import type { ApplicationState } from '@/lib/agents/applications/types';
import {
  contractsOfMove,
  historyOf,
  listChanges,
  listTree,
  treeMember,
} from '@/lib/agents/lines/operator-queries';
import { lineAt } from '@/lib/agents/lines/queries';
import { allMessages } from '@/lib/agents/messages/queries';
import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import type { Operator } from '../types';

const PAGE_SIZE = 50;
const HISTORY = 100;

export const loadTree = (uplineId: bigint | undefined, search: string, pageNum: number) =>
  listTree(database(), { uplineId, search }, { pageNum, pageSize: PAGE_SIZE });

/** A member of the tree with line, members below, changes, and the contracts that a move ends. Undefined for an unknown one. */
export async function loadAgent(id: bigint, pageNum: number) {
  const db = database();
  const member = await treeMember(db, id);
  if (!member) return undefined;
  const [line, below, history, contracts] = await Promise.all([
    lineAt(db, id, now()),
    loadTree(id, '', pageNum),
    historyOf(db, id, HISTORY),
    contractsOfMove(db, id, now()),
  ]);
  return { member, line, below, history, contracts };
}

export const loadChanges = (view: 'scheduled' | 'done', pageNum: number) =>
  listChanges(database(), view, { pageNum, pageSize: PAGE_SIZE });

export const loadApplications = (state: ApplicationState, pageNum: number) =>
  listApplications(database(), state, { pageNum, pageSize: PAGE_SIZE });

/** How many applications wait, for the menu; 0 for an operator who does not see them. */
export const applicationsInMenu = async ({ permissions }: Operator): Promise<number> =>
  permissions.includes('agents.read') ? (await countOpenApplications(database())).count : 0;

/** The messages within lines, newest first; with an account those of one sender. */
export const loadLineMessages = (account: string, pageNum: number) =>
  allMessages(database(), { pageNum, pageSize: PAGE_SIZE }, account);
