import { sql, type Db } from '@/lib/db/client';
import { AGENT_TYPES } from '../account-types';
import { inLineOf } from './line';

export interface DownlineSize {
  /** All members below, at any depth. */
  total: number;
  /** Members whose upline is this agent. */
  direct: number;
  agents: number;
  /** Members who joined since `since`. */
  joined: number;
}

/** Counts the members below a member, at any depth, without the member. */
export async function countDownline(db: Db, memberId: bigint, since: Date): Promise<DownlineSize> {
  const { rows } = await sql<DownlineSize>`
    SELECT count(*)::int AS total,
           (count(*) FILTER (WHERE below.upline_id = top.id))::int AS direct,
           (count(*) FILTER (WHERE below.type = ANY (${AGENT_TYPES as number[]}::smallint[])))::int AS agents,
           (count(*) FILTER (WHERE below.created_at >= ${since}))::int AS joined
      FROM identity.member top JOIN identity.member below ON ${inLineOf('below', 'top')} AND below.id <> top.id
     WHERE top.id = ${memberId}`.execute(db);
  return rows[0]!;
}

export interface DownlineMember {
  id: bigint;
  account: string;
  nickname: string;
  type: number;
  upline: string;
  /** 1 for members whose upline is the agent, 2 for the next level, and so on. */
  depth: number;
  joinedAt: Date;
}

/** Returns the members who joined below a member last, newest first. */
export async function newestInDownline(db: Db, memberId: bigint, limit: number): Promise<DownlineMember[]> {
  const { rows } = await sql<DownlineMember>`
    SELECT below.id, below.account, below.nickname, below.type, upline.account AS upline,
           public.nlevel(below.path) - public.nlevel(top.path) AS depth, below.created_at AS "joinedAt"
      FROM identity.member top
      JOIN identity.member below ON ${inLineOf('below', 'top')} AND below.id <> top.id
      JOIN identity.member upline ON upline.id = below.upline_id
     WHERE top.id = ${memberId}
     ORDER BY below.created_at DESC, below.id DESC
     LIMIT ${limit}`.execute(db);
  return rows;
}
