import { LRUCache } from 'lru-cache';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import type { Sql } from '@/lib/studio/play/host';
import { ACCEPTANCE_GRACE_MS } from '../constants';
import type { LotteryHost } from '../host';
import { cancelChase } from './commands';
import { STARTED_SLIP_MS } from './constants';
import { returnStakes, storedLoads, type BetToReturn } from './returning';
import { slipStore } from './store';

/** The most that one call does: slips that it refuses, stakes that it returns, players whose chases it cancels. */
const MAX_SLIPS = 50;
const MAX_BETS = 200;
/** How often a process looks for chases of excluded members, and deletes loads of finished draws. */
const EXCLUSIONS_EVERY_MS = 10_000;
const CLEANING_EVERY_MS = 60_000;
/** A stake that was not returned is tried again after a second, then after twice the time, up to five minutes. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 300_000;

interface Memory {
  /** Bets whose stakes the wallet did not return, and when they are tried again. */
  waiting: LRUCache<bigint, { until: number; wait: number }>;
  exclusionsAt: number;
  cleaningAt: number;
}

const memories = new WeakMap<Sql, Memory>();

function memoryOf(sql: Sql): Memory {
  let memory = memories.get(sql);
  if (!memory) {
    memory = { waiting: new LRUCache({ max: 10_000 }), exclusionsAt: 0, cleaningAt: 0 };
    memories.set(sql, memory);
  }
  return memory;
}

/**
 * Finishes what requests have left: refuses started slips that are older than a minute or whose draw has closed, returns the stakes of bets
 * that are being refused or withdrawn, cancels the chases of excluded members. A call does a bounded amount of work; any process may make it at any
 * time. Returns how many slips and bets it changed: 0 if nothing was left.
 */
export async function finishBets(host: LotteryHost): Promise<number> {
  const memory = memoryOf(host.sql);
  const time = now().getTime();
  let done = await refuseStrandedSlips(host);
  done += await returnLeftStakes(host, memory, time);
  if (time >= memory.exclusionsAt + EXCLUSIONS_EVERY_MS || time < memory.exclusionsAt) {
    memory.exclusionsAt = time;
    done += await cancelChasesOfExcluded(host);
  }
  if (time >= memory.cleaningAt + CLEANING_EVERY_MS || time < memory.cleaningAt) {
    memory.cleaningAt = time;
    await deleteFinishedLoads(host.sql);
  }
  return done;
}

async function refuseStrandedSlips(host: LotteryHost): Promise<number> {
  const at = now().getTime();
  const { rows } = await host.sql.query<{ id: bigint; is_closed: boolean }>({
    name: 'studio.stranded_lottery_slips',
    text: `SELECT s.id, c.is_closed FROM studio.lottery_slip s CROSS JOIN LATERAL (
             SELECT EXISTS (SELECT FROM studio.lottery_bet b JOIN studio.lottery_draw d ON d.id = b.draw_id
                             WHERE b.slip_id = s.id AND (b.status <> 'started' OR d.status <> 'open' OR d.closes_at <= $2)) AS is_closed) c
            WHERE s.status = 'started' AND (s.placed_at <= $1 OR c.is_closed) ORDER BY s.placed_at LIMIT ${MAX_SLIPS}`,
    values: [new Date(at - STARTED_SLIP_MS), new Date(at - ACCEPTANCE_GRACE_MS)],
  });
  for (const { id, is_closed } of rows) {
    const loads = await storedLoads(host, id);
    await slipStore(host.sql).refuse(id, is_closed ? 'DRAW_CLOSED' : 'LOTTERY_SLIP_RETURNED', loads);
  }
  return rows.length;
}

async function returnLeftStakes(host: LotteryHost, { waiting }: Memory, time: number): Promise<number> {
  const later = [...waiting.entries()].flatMap(([id, { until }]) => (until > time ? [id.toString()] : []));
  const { rows } = await host.sql.query<BetToReturn>({
    name: 'studio.lottery_stakes_to_return',
    text: `SELECT b.id, b.player_id AS "playerId", s.vendor
             FROM studio.lottery_bet b JOIN studio.lottery_slip s ON s.id = b.slip_id
            WHERE b.status IN ('refusing', 'withdrawing')
              AND b.id <> ALL ($1::bigint[])
            ORDER BY b.id LIMIT ${MAX_BETS}`,
    values: [later],
  });
  if (rows.length === 0) return 0;
  const { failed } = await returnStakes(host, rows);
  const hasFailed = new Set(failed);
  for (const { id } of rows) {
    if (!hasFailed.has(id)) {
      waiting.delete(id);
      continue;
    }
    const wait = Math.min((waiting.get(id)?.wait ?? FIRST_WAIT_MS / 2) * 2, LONGEST_WAIT_MS);
    waiting.set(id, { wait, until: time + wait });
  }
  return rows.length - failed.length;
}

/** A member who is excluded places no bet, and keeps no running chase. A single bet that was placed before stands. */
async function cancelChasesOfExcluded(host: LotteryHost): Promise<number> {
  if (!host.excluded) return 0;
  const { rows: players } = await host.sql.query<{ player_id: bigint }>({
    text: `SELECT DISTINCT player_id FROM studio.lottery_slip WHERE chase = 'running' LIMIT 100000`,
    values: [],
  });
  if (players.length === 0) return 0;
  const excluded = await host.excluded(players.map(({ player_id }) => player_id));
  if (excluded.length === 0) return 0;
  const { rows: chases } = await host.sql.query<{ id: bigint; player_id: bigint }>({
    text: `SELECT id, player_id FROM studio.lottery_slip
            WHERE chase = 'running' AND status = 'accepted' AND player_id = ANY ($1::bigint[]) ORDER BY id LIMIT ${MAX_SLIPS}`,
    values: [excluded.map(String)],
  });
  for (const { id, player_id } of chases)
    try {
      const { withdrawn } = await cancelChase(host, player_id, id, 'excluded');
      await tellCancelled(host, id, withdrawn);
    } catch (err) {
      logger.warn(
        { err, slipId: String(id) },
        'the chase of an excluded member was not cancelled, or not told',
      );
    }
  return chases.length;
}

/** Tells a member that a chase was cancelled and what was returned; nothing if no bet was left to withdraw. */
async function tellCancelled(host: LotteryHost, slipId: bigint, withdrawn: readonly bigint[]): Promise<void> {
  const { rows } = await host.sql.query<{
    playerId: bigint;
    currency: string;
    refund: bigint;
    game: string;
    period: string;
    drawId: bigint;
  }>({
    text: `SELECT b.player_id AS "playerId", b.currency, d.game, d.period, d.id AS "drawId",
                  (sum(b.stake) OVER ())::bigint AS refund
             FROM studio.lottery_bet b JOIN studio.lottery_draw d ON d.id = b.draw_id
            WHERE b.id = ANY ($1::bigint[]) ORDER BY d.draws_at, b.id LIMIT 1`,
    values: [withdrawn.map(String)],
  });
  await host.notify(rows.map((row) => ({ ...row, kind: 'chaseEnded', cause: 'cancelled', slipId })));
}

/** Loads and the sums of members serve open draws only. */
async function deleteFinishedLoads(sql: Sql): Promise<void> {
  for (const table of ['studio.lottery_load', 'studio.lottery_member_sum']) {
    // The draws of the table, found by one step of its index for each.
    const { rows } = await sql.query<{ id: bigint }>({
      text: `WITH RECURSIVE found (id) AS (
               SELECT min(draw_id) FROM ${table}
               UNION ALL
               SELECT (SELECT min(t.draw_id) FROM ${table} t WHERE t.draw_id > f.id) FROM found f WHERE f.id IS NOT NULL)
             SELECT f.id FROM found f JOIN studio.lottery_draw d ON d.id = f.id
              WHERE d.status IN ('settled', 'voided') ORDER BY f.id LIMIT 100`,
      values: [],
    });
    if (rows.length > 0)
      await sql.query({
        text: `DELETE FROM ${table} WHERE draw_id = ANY ($1::bigint[])`,
        values: [rows.map(({ id }) => id.toString())],
      });
  }
}
