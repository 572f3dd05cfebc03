/** Green: nothing to do. Amber: look at it today. Red: members or money are affected now. */
export type HealthState = 'green' | 'amber' | 'red';

export const CHECK_NAMES = [
  'database',
  'migrations',
  'processes',
  'clocks',
  'certificate',
  'tasks',
  'failedJobs',
  'queue',
  'urgentQueue',
  'lottery',
  'rollups',
  'ledger',
  'messages',
  'webhooks',
  'exports',
  'vendors',
  'disk',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];

/** One thing that is watched. Texts: backoffice-system.health.checks.<name>, with `values`. */
export interface HealthCheck {
  name: CheckName;
  state: HealthState;
  /** The key of another text of the check, for example `none` if there is nothing to measure. */
  variant?: string | undefined;
  values: Record<string, string | number | Date>;
  /** The page where something can be done about it. */
  href?: string | undefined;
}

/** A kind of statement that the database spends much time on. */
export interface SlowStatement {
  text: string;
  calls: number;
  averageMs: number;
  /** Its share of the time of all statements, from 0 to 1. */
  share: number;
}
