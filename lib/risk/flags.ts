import { sql, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { flagDecided, withdrawalHeld } from './errors';
import { hasGrown } from './rules';
import type { Finding, FlagStatus, StoredRule } from './types';

/**
 * Stores the findings of a detector. A new subject becomes a new flag. The evidence of an open flag is updated if the weight is not
 * smaller. A flag that an operator has decided on does not change until its weight exceeds the one that the operator saw; then it is open
 * again. Returns how many flags are new, have changed or are open again.
 */
export async function recordFindings(
  tx: Tx,
  { detector, severity, action }: StoredRule,
  findings: readonly Finding[],
  at: Date,
): Promise<number> {
  let changed = 0;
  for (const finding of findings) {
    const { subject, weight } = finding;
    const evidence = JSON.stringify(finding.evidence);
    const facts = JSON.stringify(finding.facts);
    const holds = action === 'hold';
    const inserted = await tx
      .insertInto('risk.flag')
      .values({ detector, subject, severity, weight, facts, evidence, holds, found_at: at, changed_at: at })
      .onConflict((on) => on.columns(['detector', 'subject']).doNothing())
      .returning('id')
      .executeTakeFirst();
    const stored = inserted
      ? { id: inserted.id, holds }
      : await growFlag(tx, { detector, severity, holds, at, finding, evidence, facts });
    if (!stored) continue;
    await tx
      .insertInto('risk.flag_member')
      .values(
        finding.members.map((member_id) => ({
          flag_id: stored.id,
          member_id,
          held: stored.holds && !finding.exempt?.includes(member_id),
        })),
      )
      .onConflict((on) =>
        on
          .columns(['flag_id', 'member_id'])
          .doUpdateSet({ held: sql<boolean>`flag_member.held OR excluded.held` }),
      )
      .execute();
    changed += 1;
  }
  return changed;
}

async function growFlag(
  tx: Tx,
  given: {
    detector: string;
    severity: string;
    holds: boolean;
    at: Date;
    finding: Finding;
    evidence: string;
    facts: string;
  },
): Promise<{ id: bigint; holds: boolean } | undefined> {
  const { detector, severity, holds, at, finding, evidence, facts } = given;
  const flag = await tx
    .selectFrom('risk.flag')
    .select(['id', 'status', 'weight', 'holds', 'decided_weight', 'facts'])
    .where('detector', '=', detector)
    .where('subject', '=', finding.subject)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isOpen = flag.status === 'open';
  const opensAgain = !isOpen && hasGrown(finding.weight, flag.decided_weight!);
  if (!isOpen && !opensAgain) return undefined;
  // Rows within the lag of a source are read twice. The same finding does not count as another detection.
  const isSame = finding.weight === flag.weight && isEqual(flag.facts, finding.facts);
  if (isOpen && (finding.weight < flag.weight || isSame)) return undefined;
  // If an operator has ended a hold, only more evidence begins it again.
  const isHeld = flag.holds || (holds && finding.weight > flag.weight) || (holds && opensAgain);
  await tx
    .updateTable('risk.flag')
    .set((row) => ({
      severity,
      status: 'open',
      weight: finding.weight,
      facts,
      evidence,
      holds: isHeld,
      changed_at: at,
      detections: row('detections', '+', 1),
      ...(opensAgain ? { decided_by: null, decided_at: null, decided_weight: null, reason: null } : {}),
    }))
    .where('id', '=', flag.id)
    .execute();
  return { id: flag.id, holds: isHeld };
}

/** Whether two JSON objects are equal, in any order of their keys. */
function isEqual(one: unknown, other: unknown): boolean {
  const ordered = (value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, ordered(each)]),
        )
      : value;
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** The decisions on a flag: confirm it, dismiss it, or open it again. */
export type FlagDecision = 'confirm' | 'dismiss' | 'reopen';

const STATUS_AFTER: Readonly<Record<FlagDecision, FlagStatus>> = {
  confirm: 'confirmed',
  dismiss: 'dismissed',
  reopen: 'open',
};

async function lockFlag(tx: Tx, id: bigint) {
  const flag = await tx
    .selectFrom('risk.flag')
    .select(['id', 'detector', 'status', 'weight', 'holds'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!flag) throw flagDecided();
  return flag;
}

/**
 * Decides on a flag. If it is dismissed, its hold of withdrawals ends too. If it is confirmed, the hold stays until an operator ends it.
 * Returns the status before. Throws RISK_FLAG_DECIDED 409 if the flag has that status already.
 */
export async function decideFlag(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  { decision, reason }: { decision: FlagDecision; reason: string },
): Promise<{ detector: string; before: string; after: FlagStatus }> {
  const flag = await lockFlag(tx, id);
  const status = STATUS_AFTER[decision];
  if (flag.status === status) throw flagDecided();
  const decided =
    decision === 'reopen'
      ? { decided_by: null, decided_at: null, decided_weight: null, reason: null }
      : { decided_by: operatorId, decided_at: now(), decided_weight: flag.weight, reason };
  if (decision === 'dismiss') await holdMembers(tx, id, false);
  await tx
    .updateTable('risk.flag')
    .set({ status, ...decided })
    .where('id', '=', id)
    .execute();
  return { detector: flag.detector, before: flag.status, after: status };
}

async function holdMembers(tx: Tx, id: bigint, holds: boolean): Promise<void> {
  await tx.updateTable('risk.flag').set({ holds }).where('id', '=', id).execute();
  await tx.updateTable('risk.flag_member').set({ held: holds }).where('flag_id', '=', id).execute();
}

/**
 * Holds the withdrawals of all members of a flag, or releases them. Throws RISK_FLAG_DECIDED 409 if they are held or released already, or if the
 * flag is dismissed.
 */
export async function setHold(tx: Tx, id: bigint, holds: boolean): Promise<{ detector: string }> {
  const flag = await lockFlag(tx, id);
  if (flag.status === 'dismissed' || flag.holds === holds) throw flagDecided();
  await holdMembers(tx, id, holds);
  return { detector: flag.detector };
}

/**
 * Throws WITHDRAWAL_HELD 409, with the numbers of the withdrawals, if a flag holds the withdrawals of a member to whom some of these belong.
 * A withdrawal in a payment file is not held, because the bank may have paid it already.
 */
export async function assertNotHeld(db: Db, withdrawalIds: readonly bigint[]): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT DISTINCT w.id FROM cashier.withdrawal w
      JOIN risk.flag_member m ON m.member_id = w.member_id AND m.held
     WHERE w.id = ANY (${[...withdrawalIds]}::bigint[]) AND w.payment_file_id IS NULL ORDER BY 1`.execute(db);
  if (rows.length > 0) throw withdrawalHeld(rows.map(({ id }) => id));
}
