import { database, sql } from '@/lib/db/client';
import { DETECTOR_NAMES } from '@/lib/risk/constants';
import { DETECTORS } from '@/lib/risk/detectors/registry';
import {
  countOpenFlags,
  getCase,
  getFlag,
  listMemberCases,
  listMemberFlags,
  listProgress,
  type CaseDetails,
  type FlagDetails,
} from '@/lib/risk/queries';
import { listRuleChanges, listRules, type RuleChange } from '@/lib/risk/thresholds';
import type { StoredRule, Threshold } from '@/lib/risk/types';
import { listAuditEntries, type AuditEntry } from '../audit/queries';
import { operatorNames } from '../operators/queries';

const HISTORY_LENGTH = 50;
const CHANGES_SHOWN = 10;
const MEMBER_ROWS = 20;

export interface LoadedFlag {
  flag: FlagDetails;
  decidedBy: string | undefined;
  /** Account names of the members in the evidence. */
  accounts: ReadonlyMap<string, string>;
  history: AuditEntry[];
}

/** A flag with its evidence and history; undefined if it does not exist. */
export async function loadFlag(id: bigint): Promise<LoadedFlag | undefined> {
  const db = database();
  const flag = await getFlag(db, id);
  if (!flag) return undefined;
  const ids = [...new Set(flag.evidence.map(({ member }) => member))];
  const [names, accounts, history] = await Promise.all([
    operatorNames(db, flag.decidedBy === null ? [] : [flag.decidedBy]),
    sql<{ id: string; account: string }>`
      SELECT m.id::text AS id, m.account FROM identity.member m WHERE m.id = ANY (${ids}::bigint[])`.execute(
      db,
    ),
    listAuditEntries(db, { subject: `riskFlag:${id}`, limit: HISTORY_LENGTH }),
  ]);
  return {
    flag,
    decidedBy: flag.decidedBy === null ? undefined : names.get(flag.decidedBy),
    accounts: new Map(accounts.rows.map((row) => [row.id, row.account])),
    history,
  };
}

export interface LoadedCase {
  found: CaseDetails;
  names: ReadonlyMap<bigint, string>;
  /** The operators to whom the case can be assigned. */
  operators: { id: bigint; name: string }[];
  history: AuditEntry[];
}

/** Operators who are active, by name. */
const activeOperators = () =>
  database()
    .selectFrom('backoffice.operator')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .orderBy('name')
    .execute();

/** A case with its parts and history; undefined if it does not exist. */
export async function loadCase(id: bigint): Promise<LoadedCase | undefined> {
  const db = database();
  const found = await getCase(db, id);
  if (!found) return undefined;
  const people = [
    found.openedBy,
    found.assignedTo,
    found.closedBy,
    ...found.notes.map((note) => note.operatorId),
  ];
  const [names, operators, history] = await Promise.all([
    operatorNames(
      db,
      people.filter((each) => each !== null),
    ),
    activeOperators(),
    listAuditEntries(db, { subject: `riskCase:${id}`, limit: HISTORY_LENGTH }),
  ]);
  return { found, names, operators, history };
}

/** The operators by whom the list of cases can be filtered. */
export const loadAssignees = activeOperators;

export interface LoadedRule {
  rule: StoredRule;
  thresholds: readonly Threshold[];
  open: number;
  runAt: Date | undefined;
  changes: (RuleChange & { by: string })[];
}

/** Every rule with its limits, its open flags, and its last changes. */
export async function loadRules(): Promise<LoadedRule[]> {
  const db = database();
  const [rules, open, progress, changes] = await Promise.all([
    listRules(db),
    countOpenFlags(db),
    listProgress(db),
    Promise.all(DETECTOR_NAMES.map((name) => listRuleChanges(db, name, CHANGES_SHOWN))),
  ]);
  const names = await operatorNames(
    db,
    changes.flat().map(({ operatorId }) => operatorId),
  );
  return rules.map((rule) => ({
    rule,
    thresholds: DETECTORS[rule.detector].thresholds,
    open: open.get(rule.detector) ?? 0,
    runAt: progress.find(({ detector }) => detector === rule.detector)?.runAt,
    changes: changes
      .flat()
      .filter(({ detector }) => detector === rule.detector)
      .map((change) => ({ ...change, by: names.get(change.operatorId) ?? '–' })),
  }));
}

/** The flags and cases of a member, the newest first. */
export async function loadMemberRisk(memberId: bigint) {
  const db = database();
  const [flags, cases] = await Promise.all([
    listMemberFlags(db, memberId, MEMBER_ROWS),
    listMemberCases(db, memberId, MEMBER_ROWS),
  ]);
  return { flags, cases };
}
