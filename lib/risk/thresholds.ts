import type { Db, Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { DETECTOR_NAMES } from './constants';
import { DETECTORS } from './detectors/registry';
import { mostBelowMembers, ruleChanged, thresholdOutside } from './errors';
import type { DetectorName, Rule, Severity, StoredRule, Thresholds } from './types';

/** The rule of a detector before an operator changes it. */
export const shippedRule = (name: DetectorName): Rule => ({
  enabled: true,
  severity: DETECTORS[name].severity,
  action: 'none',
  thresholds: Object.fromEntries(DETECTORS[name].thresholds.map(({ key, shipped }) => [key, shipped])),
});

/** Reads the rules of all detectors, in their order. If a stored rule lacks a threshold that was added later, the shipped value applies. */
export async function listRules(db: Db): Promise<StoredRule[]> {
  const rows = await db.selectFrom('risk.rule').selectAll().execute();
  return DETECTOR_NAMES.map((detector): StoredRule => {
    const shipped = shippedRule(detector);
    const row = rows.find((each) => each.detector === detector);
    if (!row) return { detector, version: 0, ...shipped };
    return {
      detector,
      version: row.version,
      enabled: row.enabled,
      severity: row.severity as Severity,
      action: row.action as Rule['action'],
      thresholds: { ...shipped.thresholds, ...known(detector, row.thresholds as Thresholds) },
    };
  });
}

const known = (detector: DetectorName, given: Thresholds): Thresholds =>
  Object.fromEntries(
    DETECTORS[detector].thresholds.flatMap(({ key }) => (key in given ? [[key, given[key]!]] : [])),
  );

export const getRule = async (db: Db, detector: DetectorName): Promise<StoredRule> =>
  (await listRules(db)).find((rule) => rule.detector === detector)!;

/**
 * The thresholds of a rule, complete and within their limits. Throws INVALID_INPUT on `thresholds.<key>`. Unknown keys are dropped.
 */
export function checkThresholds(detector: DetectorName, given: Thresholds): Thresholds {
  const checked = Object.fromEntries(
    DETECTORS[detector].thresholds.map(({ key, minimum, maximum }) => {
      const value = given[key];
      if (value === undefined || !Number.isInteger(value) || value < minimum || value > maximum)
        throw thresholdOutside(key, minimum, maximum);
      return [key, value];
    }),
  );
  const least = Math.max(checked.members ?? 0, checked.addressMembers ?? 0);
  if (checked.most !== undefined && checked.most < least) throw mostBelowMembers();
  return checked;
}

/**
 * Changes a rule that is still at `version` and adds the change to its history. Returns the rule before and after. Throws
 * RISK_RULE_CHANGED 409, INVALID_INPUT.
 */
export async function changeRule(
  tx: Tx,
  operatorId: bigint,
  { detector, version, ...given }: StoredRule,
): Promise<{ before: Rule; after: StoredRule }> {
  const { detector: _, version: current, ...before } = await getRule(tx, detector);
  if (current !== version) throw ruleChanged();
  const rule: Rule = { ...given, thresholds: checkThresholds(detector, given.thresholds) };
  const at = now();
  const row = { ...rule, thresholds: JSON.stringify(rule.thresholds), version: version + 1, changed_at: at };
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('risk.rule')
    .values({ detector, ...row })
    .onConflict((on) => on.column('detector').doUpdateSet(row).where('risk.rule.version', '=', version))
    .executeTakeFirst();
  if (written !== 1n) throw ruleChanged();
  await tx
    .insertInto('risk.rule_change')
    .values({
      detector,
      version: version + 1,
      at,
      operator_id: operatorId,
      before: JSON.stringify(before),
      after: JSON.stringify(rule),
    })
    .execute();
  return { before, after: { detector, version: version + 1, ...rule } };
}

export interface RuleChange {
  detector: DetectorName;
  version: number;
  at: Date;
  operatorId: bigint;
  before: Rule;
  after: Rule;
}

/** The last changes of a rule, newest first. */
export async function listRuleChanges(db: Db, detector: DetectorName, limit: number): Promise<RuleChange[]> {
  const rows = await db
    .selectFrom('risk.rule_change')
    .selectAll()
    .where('detector', '=', detector)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    detector,
    version: row.version,
    at: row.at,
    operatorId: row.operator_id,
    before: row.before as unknown as Rule,
    after: row.after as unknown as Rule,
  }));
}
