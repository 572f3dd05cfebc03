import { changedMeanwhile } from '@/lib/content/errors';
import type { Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { newestAgentRules } from './queries';
import type { AgentRules, StoredAgentRules } from './types';

/** The moment from which rules are in force that are set now: the start of the next settlement day. */
export function rulesHoldFrom(): Date {
  const zone = settlementZone();
  return dayStart(dayOf(now(), zone), zone, 1);
}

/**
 * Stores new rules if `version` is still the newest; they are in force from the next settlement day on, so that no bill of a period that has begun
 * changes. Throws CHANGED_MEANWHILE 409.
 */
export async function setAgentRules(
  tx: Tx,
  given: { version: number; rules: AgentRules; operatorId: bigint },
): Promise<StoredAgentRules> {
  const { version, rules, operatorId } = given;
  if ((await newestAgentRules(tx)).version !== version) throw changedMeanwhile();
  const validFrom = rulesHoldFrom();
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('agents.rules')
    .values({
      version: version + 1,
      value: JSON.stringify(rules),
      valid_from: validFrom,
      created_by: operatorId,
      created_at: now(),
    })
    .onConflict((on) => on.column('version').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw changedMeanwhile();
  return { rules, version: version + 1, validFrom };
}
