import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { flag } from '@/lib/content/queries';
import { now } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/ids';
import { OPERATOR_SESSION, type Permission } from '../constants';
import type { Operator } from '../types';
import { SECOND_FACTOR_SETTING, type SecondFactorChoice } from './constants';
import { accessOf, isPermission, secondFactorChoice, type Access } from './rules';

export interface FoundSession {
  operator: Operator;
  sessionId: bigint;
  loggedInAt: Date;
}

/** Whether a request counts as a use of the session. What an open page repeats by itself must not keep the session alive. */
export type SessionUse = 'counts' | 'none';

/**
 * Finds the operator of a session token, with the current permissions, in one query; undefined if the session is unknown, ended or
 * idle for too long, or the operator disabled.
 */
export async function findOperatorByToken(
  db: Db,
  token: string,
  use: SessionUse = 'counts',
): Promise<FoundSession | undefined> {
  const at = now();
  const row = await db
    .selectFrom('backoffice.session as s')
    .innerJoin('backoffice.operator as o', 'o.id', 's.operator_id')
    .innerJoin('backoffice.operator_access as a', 'a.operator_id', 'o.id')
    .select(['s.id as sessionId', 's.seen_at', 's.created_at', 'o.id', 'o.account', 'o.name'])
    .select(['a.is_owner', 'a.permissions', 'a.has_factor', 'a.second_factor'])
    .where('s.token_hash', '=', sha256(token))
    .where('s.revoked_at', 'is', null)
    .where('s.ends_at', '>', at)
    .where('s.seen_at', '>', new Date(at.getTime() - OPERATOR_SESSION.idle))
    .where('o.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  if (use === 'counts' && at.getTime() - row.seen_at.getTime() > OPERATOR_SESSION.seenEvery) {
    await db.updateTable('backoffice.session').set({ seen_at: at }).where('id', '=', row.sessionId).execute();
  }
  const { id, account, name } = row;
  return {
    operator: { id, account, name, ...accessOf(row) },
    sessionId: row.sessionId,
    loggedInAt: row.created_at,
  };
}

export type OperatorStatus = 'invited' | 'active' | 'disabled';

/** An operator as others manage them. */
export interface ManagedOperator extends Access {
  id: bigint;
  account: string;
  name: string;
  status: OperatorStatus;
  hasPassword: boolean;
  hasFactor: boolean;
  /** Ids of the roles. */
  roles: bigint[];
  /** Permissions beside the roles. */
  further: Permission[];
  createdAt: Date;
  lastLoginAt: Date | null;
  /** When the activation link expires, if there is one. */
  linkEndsAt: Date | null;
}

const managed = (db: Db) =>
  db
    .selectFrom('backoffice.operator as o')
    .innerJoin('backoffice.operator_access as a', 'a.operator_id', 'o.id')
    .leftJoin('backoffice.activation as l', 'l.operator_id', 'o.id')
    .select(['o.id', 'o.account', 'o.name', 'o.status', 'o.permissions as further', 'o.created_at'])
    .select(['a.is_owner', 'a.permissions', 'a.has_factor', 'a.second_factor', 'l.ends_at as linkEndsAt'])
    .select((on) => [
      on('o.password_hash', 'is not', null).as('hasPassword'),
      on
        .selectFrom('backoffice.session as s')
        .whereRef('s.operator_id', '=', 'o.id')
        .select((max) => max.fn.max('s.created_at').as('at'))
        .as('lastLoginAt'),
      sql<
        bigint[]
      >`ARRAY(SELECT r.role_id FROM backoffice.operator_role r WHERE r.operator_id = o.id ORDER BY 1)`.as(
        'roles',
      ),
    ]);

type ManagedRow = Awaited<ReturnType<ReturnType<typeof managed>['execute']>>[number];

const toManaged = (row: ManagedRow): ManagedOperator => ({
  id: row.id,
  account: row.account,
  name: row.name,
  status: row.status as OperatorStatus,
  hasPassword: row.hasPassword === true,
  hasFactor: row.has_factor === true,
  roles: row.roles,
  further: row.further.filter(isPermission),
  createdAt: row.created_at,
  lastLoginAt: row.lastLoginAt,
  linkEndsAt: row.linkEndsAt,
  ...accessOf(row),
});

/** Every operator, by account. There are few. */
export async function listOperators(db: Db): Promise<ManagedOperator[]> {
  return (await managed(db).orderBy('o.account').execute()).map(toManaged);
}

/** One operator; undefined if there is none with this id. */
export async function findOperator(db: Db, id: bigint): Promise<ManagedOperator | undefined> {
  const row = await managed(db).where('o.id', '=', id).executeTakeFirst();
  return row && toManaged(row);
}

/** One operator by account; undefined if there is none. */
export async function findOperatorByAccount(db: Db, account: string): Promise<ManagedOperator | undefined> {
  const row = await managed(db).where('o.account', '=', account).executeTakeFirst();
  return row && toManaged(row);
}

/** How many owners can log in. */
export async function countActiveOwners(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('backoffice.operator as o')
    .innerJoin('backoffice.operator_role as x', 'x.operator_id', 'o.id')
    .innerJoin('backoffice.role as r', 'r.id', 'x.role_id')
    .where('o.status', '=', 'active')
    .where('r.code', '=', 'owner')
    .select((on) => on.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whom the back office asks for a second factor. */
export const getSecondFactorChoice = async (db: Db): Promise<SecondFactorChoice> =>
  secondFactorChoice(await flag<unknown>(db, SECOND_FACTOR_SETTING.key, SECOND_FACTOR_SETTING.shipped));

/** The names of operators by their ids. */
export async function operatorNames(db: Db, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('backoffice.operator')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}
