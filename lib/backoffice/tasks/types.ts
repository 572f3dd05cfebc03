/** A kind of job with its last run. Moments are of the database's clock. */
export interface TaskRow {
  name: string;
  /** The pattern of crontab, in UTC; null: only rooms enqueue it. */
  schedule: string | null;
  /** Whether the urgent runner runs it. */
  urgent: boolean;
  /** When its schedule began to apply: when the task was added, or when the oldest process that runs jobs started. */
  dueSince: Date;
  pausedAt: Date | null;
  pausedBy: string | null;
  /** Whether a live process runs it now. */
  running: boolean;
  startedAt: Date | null;
  finishedAt: Date | null;
  tookMs: number | null;
  ok: boolean | null;
  error: string | null;
  process: string | null;
  failedAt: Date | null;
  /** Failures since the last success. */
  failures: number;
  /** Jobs that wait for a worker, and jobs that have failed for good. */
  waiting: number;
  failed: number;
}

/** A task as its page shows it. */
export interface TaskState extends TaskRow {
  /** The next run of the schedule; undefined without one, or if it is paused. */
  nextAt: Date | undefined;
  /** How late the next run is, in milliseconds; 0 if it is not. */
  lateMs: number;
}

/** The runs of an hour, successful or failed ones. */
export interface TaskHour {
  hour: Date;
  ok: boolean;
  runs: number;
  averageMs: number;
  longestMs: number;
  lastAt: Date;
  error: string | null;
  process: string;
}

/** A job that has failed for good: it waits for an operator. */
export interface FailedJob {
  id: string;
  task: string;
  attempts: number;
  error: string | null;
  /** When it was enqueued, and when it was last tried. */
  createdAt: Date;
  triedAt: Date;
}
