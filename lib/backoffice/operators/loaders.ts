import { flag } from '@/lib/content/queries';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { factorsOf, type Factors } from '../factors/queries';
import { listRoles, type Role } from '../roles/queries';
import { sessionsOf, type OperatorSession } from '../sessions/queries';
import type { Operator } from '../types';
import type { SecondFactorChoice } from './constants';
import { findOperator, getSecondFactorChoice, listOperators, type ManagedOperator } from './queries';
import { assertMayGive, assertMayManage, needsFactor } from './rules';

export interface OperatorsPage {
  operators: ManagedOperator[];
  roles: Role[];
  secondFactor: SecondFactorChoice;
  /** Whether the database has the demo data, which starts without a second factor. */
  isDemo: boolean;
}

/** Everything that the list of operators shows. */
export async function loadOperatorsPage(): Promise<OperatorsPage> {
  const db = database();
  const [operators, roles, secondFactor, isDemo] = await Promise.all([
    listOperators(db),
    listRoles(db),
    getSecondFactorChoice(db),
    // lib/cli/seed/seed.ts sets it.
    flag(db, 'demo.seeded', false),
  ]);
  return { operators, roles, secondFactor, isDemo };
}

/** A role as a form offers it. */
export interface RoleChoice {
  id: string;
  code: Role['code'];
  name: string;
  permissions: readonly string[];
  /** False if the operator lacks a permission of it: then they cannot give it. */
  isMine: boolean;
}

/** The roles, each with whether `actor` may give it. */
export async function loadRoleChoices(actor: Operator): Promise<RoleChoice[]> {
  return (await listRoles(database())).map(({ id, code, name, permissions }) => ({
    id: String(id),
    code,
    name,
    permissions,
    isMine: actor.isOwner || (code !== 'owner' && !refusal(() => assertMayGive(actor, permissions))),
  }));
}

export interface OperatorPage {
  operator: ManagedOperator;
  roles: RoleChoice[];
  factors: Factors;
  sessions: OperatorSession[];
  /** Why `actor` cannot manage this operator, as an error. */
  problem: Pick<AppError, 'code' | 'values'> | undefined;
  needsFactor: boolean;
}

/** One operator as `actor` sees them; undefined if there is none with this id. */
export async function loadOperatorPage(actor: Operator, id: bigint): Promise<OperatorPage | undefined> {
  const db = database();
  const operator = await findOperator(db, id);
  if (!operator) return undefined;
  const [roles, factors, sessions, choice] = await Promise.all([
    loadRoleChoices(actor),
    factorsOf(db, id),
    sessionsOf(db, id),
    getSecondFactorChoice(db),
  ]);
  const problem = refusal(() => assertMayManage(actor, operator));
  return {
    operator,
    roles,
    factors,
    sessions,
    problem,
    needsFactor: needsFactor(choice, operator.permissions),
  };
}

/** The error with which a rule refuses; undefined if it does not. */
function refusal(rule: () => void): AppError | undefined {
  try {
    rule();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
