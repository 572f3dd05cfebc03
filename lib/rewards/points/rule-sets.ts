import type { Db, Tx } from '@/lib/db/client';
import { changedMeanwhile } from '@/lib/content/errors';
import { now } from '@/lib/platform/clock';
import { SHIPPED_RULES } from './rules';
import { RULE_SCHEMAS } from './schema';
import { RULE_KEYS } from './constants';
import type { PointsRules, RuleKey } from './types';

export interface StoredRules {
  rules: PointsRules;
  /** 0 for rules that nobody has changed. */
  versions: Record<RuleKey, number>;
}

/** Reads all rules of points. A value that this version does not understand counts as the shipped one. */
export async function readRules(db: Db): Promise<StoredRules> {
  const rows = await db.selectFrom('rewards.points_rules').select(['key', 'value', 'version']).execute();
  const rules: Record<string, unknown> = { ...SHIPPED_RULES };
  const versions = Object.fromEntries(RULE_KEYS.map((key) => [key, 0])) as Record<RuleKey, number>;
  for (const { key, value, version } of rows) {
    const known = key as RuleKey;
    const parsed = RULE_SCHEMAS[known].safeParse(value);
    versions[known] = version;
    if (parsed.success) rules[known] = parsed.data;
  }
  return { rules: rules as unknown as PointsRules, versions };
}

/**
 * Stores rules that are still at `version`, in their own form (the caller has validated them). Returns the new version. Throws
 * CHANGED_MEANWHILE 409.
 */
export async function setRules<Key extends RuleKey>(
  tx: Tx,
  key: Key,
  version: number,
  value: PointsRules[Key],
): Promise<number> {
  const stored = { value: JSON.stringify(value), version: version + 1, changed_at: now() };
  const { numInsertedOrUpdatedRows, numUpdatedRows } = {
    numInsertedOrUpdatedRows: 0n as bigint | undefined,
    numUpdatedRows: 0n,
    ...(version === 0
      ? await tx
          .insertInto('rewards.points_rules')
          .values({ key, ...stored })
          .onConflict((on) => on.column('key').doNothing())
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('rewards.points_rules')
          .set(stored)
          .where('key', '=', key)
          .where('version', '=', version)
          .executeTakeFirstOrThrow()),
  };
  if ((numInsertedOrUpdatedRows ?? 0n) + numUpdatedRows !== 1n) throw changedMeanwhile();
  return version + 1;
}
