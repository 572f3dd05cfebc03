import type { Db } from '@/lib/db/client';
import type { Permission } from './constants';

export interface Operator {
  id: bigint;
  account: string;
  name: string;
  permissions: readonly Permission[];
}

/** What a back office route gets: who acts, from where, and the database. */
export interface OperatorContext {
  db: Db;
  operator: Operator;
  sessionId: bigint;
  ip: string;
}
