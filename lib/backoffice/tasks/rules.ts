import { parseCronItem } from 'graphile-worker';

const MINUTE = 60_000;
/** Every schedule of the site runs at least once a day. The limit ends the search in any case. */
const MAX_MINUTES = 8 * 24 * 60;

/** Returns the first minute after a moment at which a pattern of crontab runs, in UTC; undefined if none is within eight days. */
export function nextRun(pattern: string, after: Date): Date | undefined {
  const { match } = parseCronItem({ task: 'next', match: pattern });
  let at = Math.floor(after.getTime() / MINUTE) * MINUTE;
  for (let minutes = 0; minutes < MAX_MINUTES; minutes++) {
    at += MINUTE;
    const date = new Date(at);
    const digest = {
      min: date.getUTCMinutes(),
      hour: date.getUTCHours(),
      date: date.getUTCDate(),
      month: date.getUTCMonth() + 1,
      dow: date.getUTCDay(),
    };
    if (match(digest)) return date;
  }
  return undefined;
}

interface Scheduled {
  schedule: string | null;
  dueSince: Date;
  pausedAt: Date | null;
  startedAt: Date | null;
  running: boolean;
}

/**
 * When a scheduled task runs next, and how late it is: the first run after its last one that should have begun by now. A task that
 * runs is not late, and a paused one has no next run.
 */
export function scheduleOf(task: Scheduled, at: Date): { nextAt: Date | undefined; lateMs: number } {
  if (task.schedule === null || task.pausedAt) return { nextAt: undefined, lateMs: 0 };
  const nextAt = nextRun(task.schedule, at);
  if (task.running) return { nextAt, lateMs: 0 };
  const since = Math.max(task.dueSince.getTime(), task.startedAt?.getTime() ?? 0);
  const due = nextRun(task.schedule, new Date(since));
  return { nextAt, lateMs: due ? Math.max(0, at.getTime() - due.getTime()) : 0 };
}

/** The lines of a crontab by task: the five fields of the pattern. */
export function schedulesOf(crontab: string): Map<string, string> {
  const schedules = new Map<string, string>();
  for (const line of crontab.split('\n')) {
    const [, pattern, task] = /^((?:\S+\s+){4}\S+)\s+(\S+)/.exec(line.trim()) ?? [];
    if (pattern && task) schedules.set(task, pattern);
  }
  return schedules;
}
