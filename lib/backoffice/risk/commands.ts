import * as cases from '@/lib/risk/cases';
import { decideFlag as decide, setHold as hold, type FlagDecision } from '@/lib/risk/flags';
import { changeRule as change } from '@/lib/risk/thresholds';
import type { Outcome, Rule, StoredRule } from '@/lib/risk/types';
import { auditedTransaction } from '../audit/commands';
import { operatorNames } from '../operators/queries';
import { runEach, type RowResult } from '../rows';
import type { Actor } from '../types';

// The routes check the permission `risk.decide`.

const flagSubject = (id: bigint) => `riskFlag:${id}`;
const caseSubject = (id: bigint) => `riskCase:${id}`;

const ruleDetail = ({ enabled, severity, action, thresholds }: Rule) => ({
  enabled,
  severity,
  onFinding: action,
  ...thresholds,
});

/** Changes the rule of a detector, with its history. Throws as changeRule of lib/risk. */
export const changeRule = (actor: Actor, given: StoredRule): Promise<{ detector: string; version: number }> =>
  auditedTransaction(actor, async (tx) => {
    const { before, after } = await change(tx, actor.operator.id, given);
    return {
      outcome: { detector: after.detector, version: after.version },
      action: 'risk.rule',
      subject: `riskRule:${given.detector}`,
      detail: { before: ruleDetail(before), after: ruleDetail(after) },
    };
  });

const ACTION_OF = { confirm: 'risk.confirm', dismiss: 'risk.dismiss', reopen: 'risk.reopen' } as const;

interface Decision {
  id: bigint;
  decision: FlagDecision;
  reason: string;
}

/** Confirms or dismisses a flag, or opens it again. Throws as decideFlag of lib/risk. */
export const decideFlag = (actor: Actor, { id, ...given }: Decision): Promise<string> =>
  auditedTransaction(actor, async (tx) => {
    const { detector, before, after } = await decide(tx, id, actor.operator.id, given);
    return {
      outcome: after,
      action: ACTION_OF[given.decision],
      subject: flagSubject(id),
      detail: { detector, before, after, reason: given.reason },
    };
  });

/** Decides on several flags, each in a database transaction of its own. Returns a result for each. */
export const decideFlags = (
  actor: Actor,
  { ids, ...given }: Omit<Decision, 'id'> & { ids: readonly bigint[] },
): Promise<RowResult[]> => runEach(ids, (id) => decideFlag(actor, { id, ...given }));

/** Holds the withdrawals of a flag's members, or releases them. Throws what setHold of lib/risk throws. */
export const setHold = (
  actor: Actor,
  { id, holds, reason }: { id: bigint; holds: boolean; reason: string },
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const { detector } = await hold(tx, id, holds);
    return {
      outcome: undefined,
      action: holds ? 'risk.hold' : 'risk.release',
      subject: flagSubject(id),
      detail: { detector, reason },
    };
  });

interface Parts {
  flags: readonly bigint[];
  member?: string | undefined;
}

const partsDetail = ({ flags, account }: { flags: readonly bigint[]; account: string | undefined }) => ({
  ...(flags.length > 0 ? { flags: flags.map(String) } : {}),
  ...(account === undefined ? {} : { account }),
});

/** Opens a case with flags, their members and a further member. Throws as openCase of lib/risk, INVALID_INPUT on `member`. */
export const openCase = (
  actor: Actor,
  { title, flags, member }: Parts & { title: string },
): Promise<{ id: string }> =>
  auditedTransaction(actor, async (tx) => {
    const found = member === undefined ? undefined : await cases.memberOf(tx, member);
    const id = await cases.openCase(tx, actor.operator.id, {
      title,
      flags,
      members: found ? [found.id] : [],
    });
    return {
      outcome: { id: String(id) },
      action: 'riskCase.open',
      subject: caseSubject(id),
      detail: { title, ...partsDetail({ flags, account: found?.account }) },
    };
  });

/** Links further flags or a member to a case. Throws as addToCase of lib/risk, INVALID_INPUT on `member`. */
export const addToCase = (actor: Actor, { id, flags, member }: Parts & { id: bigint }): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const found = member === undefined ? undefined : await cases.memberOf(tx, member);
    await cases.addToCase(tx, id, { flags, members: found ? [found.id] : [] });
    return {
      outcome: undefined,
      action: 'riskCase.add',
      subject: caseSubject(id),
      detail: partsDetail({ flags, account: found?.account }),
    };
  });

/** Adds a note to a case. The audit entry has the length of the note and not its text. Throws as addNote of lib/risk. */
export const addNote = (actor: Actor, { id, text }: { id: bigint; text: string }): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    await cases.addNote(tx, id, actor.operator.id, text);
    return {
      outcome: undefined,
      action: 'riskCase.note',
      subject: caseSubject(id),
      detail: { characters: text.length },
    };
  });

/** Assigns a case to an operator, or to nobody. Throws as assignCase of lib/risk. */
export const assignCase = (
  actor: Actor,
  { id, operatorId }: { id: bigint; operatorId: bigint | null },
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const before = await cases.assignCase(tx, id, operatorId);
    const names = await operatorNames(
      tx,
      [before, operatorId].filter((each) => each !== null),
    );
    const nameOf = (each: bigint | null) => (each === null ? null : (names.get(each) ?? String(each)));
    return {
      outcome: undefined,
      action: 'riskCase.assign',
      subject: caseSubject(id),
      detail: { before: nameOf(before), after: nameOf(operatorId) },
    };
  });

/** Closes a case with its outcome and a last note. Throws as closeCase of lib/risk. */
export const closeCase = (
  actor: Actor,
  { id, outcome, text }: { id: bigint; outcome: Outcome; text: string },
): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    await cases.closeCase(tx, id, actor.operator.id, { outcome, note: text });
    return {
      outcome: undefined,
      action: 'riskCase.close',
      subject: caseSubject(id),
      detail: { result: outcome, characters: text.length },
    };
  });

/** Opens a closed case again. Throws as reopenCase of lib/risk. */
export const reopenCase = (actor: Actor, id: bigint): Promise<void> =>
  auditedTransaction(actor, async (tx) => {
    const outcome = await cases.reopenCase(tx, id);
    return {
      outcome: undefined,
      action: 'riskCase.reopen',
      subject: caseSubject(id),
      detail: { result: outcome },
    };
  });
