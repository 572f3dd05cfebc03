import { createLimit } from '@/lib/identity/throttle/limit';
import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { CHUNK, FIRST_DAYS, PLAY_DAYS, ROUNDS_CHUNK } from './constants';
import { DETECTORS } from './detectors/registry';
import { daysBefore } from './detectors/shared';
import { recordFindings } from './flags';
import { nextRange, positionAt } from './sources';
import { checkThresholds, getRule, listRules } from './thresholds';
import type { DetectorName, Finding, Thresholds } from './types';

/**
 * Runs every detector on the rows that are new since its last run. It reads them in parts of `chunk` rows; each part is one database
 * transaction. Returns how many flags are new or have grown. If a run is killed, the next one continues where it ended. Two runs at the
 * same time wait for each other.
 */
export async function runDetectors(db: Db, zone: string, chunk = CHUNK): Promise<number> {
  await countRounds(db, zone);
  let changed = 0;
  for (const { detector } of await listRules(db)) {
    for (let more = true; more;) {
      const part = await inTransaction(db, (tx) => runPart(tx, detector, chunk));
      changed += part.changed;
      more = part.more;
    }
  }
  return changed;
}

/** Adds everything that is in the bet feed to the sums that detectors read. The days are those of the time zone `zone`. */
export async function countRounds(db: Db, zone: string, limit = ROUNDS_CHUNK): Promise<void> {
  await setFeedBound(db);
  for (let more = true; more;) {
    const { rows } = await sql<{
      read: boolean;
    }>`SELECT risk.count_rounds(${zone}, ${limit}) AS read`.execute(db);
    more = rows[0]!.read;
  }
}

/** One part of a detector's work. The rule is read again in each, so that a change takes effect at once. */
async function runPart(
  tx: Tx,
  name: DetectorName,
  chunk: number,
): Promise<{ changed: number; more: boolean }> {
  const at = now();
  const detector = DETECTORS[name];
  const position = await takePosition(tx, name, at);
  const rule = await getRule(tx, name);
  const { upTo, settled, isFull } = await nextRange(tx, detector.source, position, at, chunk);
  let changed = 0;
  // The position of a detector that is off moves on too. When it is switched on again, it begins with rows that are new then.
  if (upTo !== undefined && rule.enabled) {
    const findings = await detector.find(tx, { after: position, upTo, at }, rule.thresholds);
    changed = await recordFindings(tx, rule, findings, at);
  }
  await tx
    .updateTable('risk.progress')
    .set({ position: settled, run_at: at })
    .where('detector', '=', name)
    .execute();
  return { changed, more: isFull };
}

/** The position of a detector, whose row is locked. A detector that has never run begins some weeks ago. */
async function takePosition(tx: Tx, name: DetectorName, at: Date): Promise<bigint> {
  const lock = () =>
    tx
      .selectFrom('risk.progress')
      .select('position')
      .where('detector', '=', name)
      .forUpdate()
      .executeTakeFirst();
  const known = await lock();
  if (known) return known.position;
  const position = await positionAt(tx, DETECTORS[name].source, daysBefore(at, FIRST_DAYS));
  await tx
    .insertInto('risk.progress')
    .values({ detector: name, position, run_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await lock())!.position;
}

export interface Trial {
  findings: number;
  members: number;
  /** How many days were examined. */
  days: number;
}

// A trial reads what members did in 30 days; the limit keeps operators from loading the database with it.
const trials = createLimit('risk-trial', 6, 60);

/**
 * What a detector would find with these thresholds in the last days. Writes nothing. Throws INVALID_INPUT on a threshold, TOO_MANY_REQUESTS
 * 429 beyond six a minute on the whole site.
 */
export async function tryRule(db: Db, name: DetectorName, given: Thresholds): Promise<Trial> {
  const thresholds = checkThresholds(name, given);
  await trials.take('site');
  const { source, find } = DETECTORS[name];
  const at = now();
  const found = new Map<string, Finding>();
  let position = await positionAt(db, source, daysBefore(at, FIRST_DAYS));
  for (let more = true; more;) {
    const { upTo, isFull } = await nextRange(db, source, position, at);
    if (upTo === undefined) break;
    for (const finding of await find(db, { after: position, upTo, at }, thresholds)) {
      const known = found.get(finding.subject);
      if (!known || known.weight < finding.weight) found.set(finding.subject, finding);
    }
    position = upTo;
    more = isFull;
  }
  const members = new Set([...found.values()].flatMap((finding) => finding.members));
  return { findings: found.size, members: members.size, days: FIRST_DAYS };
}

/** Deletes sums of rounds that are older than any rule looks back. */
export async function sweepPlays(db: Db): Promise<void> {
  await db
    .deleteFrom('risk.member_game_day')
    .where('day', '<', sql<Date>`${daysBefore(now(), PLAY_DAYS)}::date`)
    .execute();
}
