import type { Db } from '@/lib/db/client';
import type { Permission } from './constants';

export interface Operator {
  id: bigint;
  account: string;
  name: string;
  /** Those of the roles and those beside them. */
  permissions: readonly Permission[];
  /** Has the role `owner`: every permission, and the right to manage other owners. */
  isOwner: boolean;
  /** Must set up a second factor before anything else (setting `backoffice.secondFactor`). */
  isFactorDue: boolean;
}

/** Who performs an operation of the back office, as the audit log records it: the operator, their address, the database. */
export interface Actor {
  db: Db;
  operator: Operator;
  ip: string;
}

/** The context of a back office call: the actor and the session. */
export interface OperatorContext extends Actor {
  sessionId: bigint;
  loggedInAt: Date;
}

/** The result of saving a versioned item. */
export interface SavedVersion {
  id: string;
  version: number;
}
