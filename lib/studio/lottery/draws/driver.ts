import { logger } from '@/lib/platform/logger';
import { waitUnlessAborted } from '@/lib/platform/wait';
import type { LotteryHost } from '../host';
import { GamesInWork } from '../settlement/games-in-work';
import { closeDraw, drawDraw, whatIsDue } from './due';
import { planDraws } from './plan';

/** Milliseconds between two looks at what is due, of the process that leads. */
const TICK_MS = 250;
/** The lease: its length, how often the leader renews it, and how often others try to get it. */
const LEASE_SECONDS = 5;
const RENEW_MS = 2_000;
const TRY_TO_LEAD_MS = 1_000;
const PLAN_EVERY_MS = 5_000;
/** After an error of the database, and for a draw that could not be drawn. */
const RETRY_MS = 2_000;
/** Unfinished bets are looked after once a second, and every ten seconds what has no mark of being due. */
const FINISH_MS = 1_000;
const FINISH_IDLE_MS = 10_000;
/** How many games are settled at the same time. */
const SETTLED_AT_ONCE = 2;

/** Work that other parts of the lottery do for the driver. Each is idempotent, and gives 0 if it found nothing to do. */
export interface DriverWork {
  /**
   * Settles draws that have a result, and returns the stakes of draws that are being voided, of games that are free. Two calls run at the same
   * time.
   */
  settle(host: LotteryHost, games: GamesInWork): Promise<unknown>;
  /** Finishes bets that requests have left. */
  finish(host: LotteryHost): Promise<unknown>;
}

export interface LotteryDriver {
  /** Whether this process has the lease, as far as it knows. */
  isLeader(): boolean;
  /** Ends the driver after the step that runs, and gives the lease back. */
  stop(): Promise<void>;
}

/**
 * Drives the draws: plans, closes and draws them, and has them settled. Any number of processes may run it. One leads at a time, by a lease
 * in the database; two that do it at once harm nothing, because each step takes the lock of its draw and repeats nothing. An error, such as an outage
 * of the database, is logged, and the work is tried again until `stop`.
 *
 * @param holder names this process in the lease
 */
export function startLotteryDriver(
  host: LotteryHost,
  holder: string,
  work: Partial<DriverWork> = {},
): LotteryDriver {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (milliseconds: number) => waitUnlessAborted(milliseconds, { signal });
  const isOver = (at: number) => performance.now() >= at;
  /** Draws that could not be drawn, and when they are tried again. */
  const failed = new Map<bigint, number>();
  let leadsUntil = -Infinity;
  let renewAt = -Infinity;
  let planAt = -Infinity;
  let isFailing = false;
  const games = new GamesInWork();
  const isSettlingElsewhere = (than: object) => settlers.some((each) => each !== than && each.isRunning());
  const settlers = Array.from({ length: SETTLED_AT_ONCE }, () => {
    // While another game is being settled, this one looks at each step for a draw of a further game.
    const settler = background(
      'settling',
      () => work.settle?.(host, games),
      () => !isSettlingElsewhere(settler),
    );
    return settler;
  });
  const finishing = background('finishing bets of', () => work.finish?.(host));
  let finishAt = -Infinity;
  let finishIdleAt = -Infinity;

  async function lead(): Promise<boolean> {
    if (!isOver(renewAt)) return !isOver(leadsUntil);
    const began = performance.now();
    const { rows } = await host.sql.query<{ leads: boolean }>({
      name: 'lottery-lead',
      text: 'SELECT studio.lead_lottery($1, $2) AS leads',
      values: [holder, LEASE_SECONDS],
    });
    const leads = rows[0]!.leads;
    if (leads && isOver(leadsUntil)) {
      // What the former leader has planned and what it has not is not known.
      planAt = -Infinity;
    }
    leadsUntil = leads ? began + LEASE_SECONDS * 1_000 : -Infinity;
    renewAt = began + (leads ? RENEW_MS : TRY_TO_LEAD_MS);
    return leads;
  }

  /** Closes and draws all that is due. A draw that fails does not stop those of other games. */
  async function step(): Promise<void> {
    if (isOver(planAt)) {
      planAt = performance.now() + PLAN_EVERY_MS;
      // Draws that are planned go on, even if a game cannot be planned.
      await planDraws(host).catch((err: unknown) => logger.error({ err }, 'lottery draws were not planned'));
    }
    let hasMoved = true;
    while (hasMoved && !signal.aborted) {
      const due = await whatIsDue(host.sql);
      hasMoved = false;
      for (const id of due.toClose) hasMoved = (await closeDraw(host.sql, id)) || hasMoved;
      for (const id of due.toDraw) hasMoved = (await drawOrNote(id)) || hasMoved;
      if (due.toSettle) for (const settler of settlers) settler.run();
      if (isOver(due.isUnfinished ? finishAt : finishIdleAt)) {
        finishAt = performance.now() + FINISH_MS;
        finishIdleAt = performance.now() + FINISH_IDLE_MS;
        finishing.run();
      }
    }
  }

  async function drawOrNote(id: bigint): Promise<boolean> {
    if (!isOver(failed.get(id) ?? -Infinity)) return false;
    try {
      const status = await drawDraw(host.sql, id);
      failed.delete(id);
      return status !== 'waits' && status !== 'closed';
    } catch (err) {
      failed.set(id, performance.now() + RETRY_MS);
      logger.error({ err, drawId: String(id) }, 'a lottery draw was not drawn; it is tried again');
      return false;
    }
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (await lead()) await step();
        isFailing = false;
        await pause(isOver(leadsUntil) ? TRY_TO_LEAD_MS : TICK_MS);
      } catch (err) {
        // An outage of the database lasts many attempts, and is one message.
        if (!isFailing) logger.error({ err }, 'the lottery draws wait for the database');
        isFailing = true;
        await pause(RETRY_MS);
      }
    }
  }

  const running = loop();
  return {
    isLeader: () => !isOver(leadsUntil),
    async stop() {
      stopping.abort();
      await running;
      await Promise.all([...settlers, finishing].map((each) => each.ended()));
      if (isOver(leadsUntil)) return;
      leadsUntil = -Infinity;
      await host.sql
        .query({ text: 'SELECT studio.lead_lottery($1, 0)', values: [holder] })
        .catch((err: unknown) => logger.debug({ err }, 'the lease of the lottery was not given back'));
    },
  };
}

interface Background {
  run(): void;
  isRunning(): boolean;
  ended(): Promise<void>;
}

/**
 * Work beside the loop, so that a draw with many bets does not delay the closing of others. It runs once at a time; after a run that failed, or found
 * nothing to do where `restsIdle`, it rests.
 */
function background(
  what: string,
  work: () => Promise<unknown> | undefined,
  restsIdle: () => boolean = () => true,
): Background {
  let running: Promise<unknown> | undefined;
  let restsUntil = -Infinity;
  const rest = () => (restsUntil = performance.now() + RETRY_MS);
  return {
    run(): void {
      if (running || performance.now() < restsUntil) return;
      running = Promise.resolve(work())
        .then(
          (done) => {
            if (!done && restsIdle()) rest();
          },
          (err: unknown) => {
            rest();
            logger.error({ err }, `${what} lottery draws failed; it is tried again`);
          },
        )
        .finally(() => (running = undefined));
    },
    isRunning: () => running !== undefined,
    ended: async () => void (await running),
  };
}
