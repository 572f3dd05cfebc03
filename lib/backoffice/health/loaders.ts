import { database, type Db } from '@/lib/db/client';
import { vendorHealth } from '@/lib/gateway/health/queries';
import type { VendorHealth } from '@/lib/gateway/health/types';
import { getLastVerification } from '@/lib/ledger/verify/verify';
import { now } from '@/lib/platform/clock';
import { countDeliveries } from '@/lib/webhooks/queries';
import { listProcesses, type ProcessRow } from '../processes/queries';
import { LATE_MS, VERY_LATE_MS, type RunnerName } from '../tasks/constants';
import { loadTasks } from '../tasks/loaders';
import type { TaskState } from '../tasks/types';
import {
  certificateEnd,
  databaseFacts,
  diskFacts,
  lotteryFacts,
  queueFacts,
  rollUpLag,
  schemaFacts,
  slowStatements,
} from './queries';
import { stateBelow, stateOf, worstOf } from './rules';
import type { HealthCheck } from './types';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Everything that the health page watches, measured now. */
export async function loadHealth(db: Db = database()) {
  const at = now().getTime();
  const [
    facts,
    schema,
    processes,
    tasks,
    queues,
    lag,
    verified,
    deliveries,
    vendors,
    disk,
    certificate,
    statements,
    lottery,
  ] = await Promise.all([
    databaseFacts(db),
    schemaFacts(db),
    listProcesses(db),
    loadTasks(db),
    queueFacts(db),
    rollUpLag(db),
    getLastVerification(db),
    countDeliveries(db, { dueBefore: new Date(at - 10 * MINUTE), failedSince: new Date(at - DAY) }),
    vendorHealth(db, new Date(at - 60 * MINUTE)),
    diskFacts(),
    certificateEnd(),
    slowStatements(db),
    lotteryFacts(db, new Date(at)),
  ]);
  const checks: HealthCheck[] = [
    {
      name: 'database',
      state: stateOf(facts.connections / facts.maximum, 0.7, 0.9),
      values: {
        version: facts.version,
        size: Number(facts.bytes),
        connections: facts.connections,
        maximum: facts.maximum,
      },
    },
    migrationsCheck(schema),
    processesCheck(processes),
    clocksCheck(processes),
    certificateCheck(certificate, at),
    tasksCheck(tasks),
    {
      name: 'failedJobs',
      state: stateOf(queues.failedJobs, 1, Infinity),
      values: { count: queues.failedJobs },
      href: '/backoffice/jobs',
    },
    {
      name: 'queue',
      state: queues.due === 0 ? 'green' : stateOf(queues.dueSeconds, 300, 1_800),
      values: { count: queues.due, seconds: queues.dueSeconds },
      href: '/backoffice/jobs',
    },
    {
      name: 'urgentQueue',
      state: queues.urgent === 0 ? 'green' : stateOf(queues.urgentSeconds, 15, 60),
      values: { count: queues.urgent, seconds: queues.urgentSeconds },
      href: '/backoffice/jobs',
    },
    lotteryCheck(lottery),
    {
      name: 'rollups',
      state: stateOf(lag.seconds, 300, 3_600),
      values: { rounds: lag.rounds, seconds: lag.seconds },
      href: '/backoffice/jobs/reporting-rollups',
    },
    verified
      ? {
          name: 'ledger',
          state: verified.passed ? stateOf(at - verified.finishedAt.getTime(), 2 * DAY, Infinity) : 'red',
          variant: verified.passed ? undefined : 'wrong',
          values: { when: verified.finishedAt },
          href: '/backoffice/ledger',
        }
      : { name: 'ledger', state: 'amber', variant: 'none', values: {}, href: '/backoffice/ledger' },
    {
      name: 'messages',
      state: queues.lateMessages > 0 || queues.failedMessages > 0 ? 'amber' : 'green',
      values: { late: queues.lateMessages, failed: queues.failedMessages },
      href: '/backoffice/outbox',
    },
    {
      name: 'webhooks',
      state: deliveries.late > 0 || deliveries.failed > 0 ? 'amber' : 'green',
      values: deliveries,
      href: '/backoffice/webhooks',
    },
    {
      name: 'exports',
      state: queues.lateExports > 0 || queues.failedExports > 0 ? 'amber' : 'green',
      values: { late: queues.lateExports, failed: queues.failedExports },
      href: '/backoffice/exports',
    },
    vendorsCheck([...vendors.values()]),
    disk
      ? {
          name: 'disk',
          state: stateBelow(disk.free / disk.size, 0.15, 0.05),
          values: { free: disk.free, size: disk.size },
        }
      : { name: 'disk', state: 'green', variant: 'none', values: {} },
  ];
  return { checks, state: worstOf(checks.map(({ state }) => state)), processes, statements };
}
export type Health = Awaited<ReturnType<typeof loadHealth>>;

function migrationsCheck(schema: Awaited<ReturnType<typeof schemaFacts>>): HealthCheck {
  if (!schema) return { name: 'migrations', state: 'green', variant: 'none', values: {} };
  const { applied, missing, unknown, functionsMatch } = schema;
  const differing = [...missing, ...unknown];
  if (differing.length > 0)
    return { name: 'migrations', state: 'red', variant: 'differ', values: { names: differing.join(', ') } };
  return {
    name: 'migrations',
    state: functionsMatch ? 'green' : 'red',
    variant: functionsMatch ? undefined : 'functions',
    values: { count: applied },
  };
}

function processesCheck(processes: readonly ProcessRow[]): HealthCheck {
  const running = (name: RunnerName) =>
    processes.filter(({ jobRunners }) => jobRunners.includes(name)).length;
  const [workers, urgent] = [running('ordinary'), running('urgent')];
  const versions = [...new Set(processes.map(({ version }) => version))];
  const values = { count: processes.length, workers, versions: versions.join(', ') };
  if (urgent === 0 && workers > 0) return { name: 'processes', state: 'red', variant: 'noUrgent', values };
  if (workers === 0) return { name: 'processes', state: 'red', variant: 'noWorker', values };
  if (versions.length > 1) return { name: 'processes', state: 'amber', variant: 'versions', values };
  return { name: 'processes', state: 'green', values };
}

function clocksCheck(processes: readonly ProcessRow[]): HealthCheck {
  const worst = Math.max(0, ...processes.map(({ clockMs }) => Math.abs(clockMs)));
  return { name: 'clocks', state: stateOf(worst, 2_000, 30_000), values: { ms: worst } };
}

function certificateCheck(end: Awaited<ReturnType<typeof certificateEnd>>, at: number): HealthCheck {
  if (end === 'none') return { name: 'certificate', state: 'green', variant: 'none', values: {} };
  if (end === 'unreachable')
    return { name: 'certificate', state: 'amber', variant: 'unreachable', values: {} };
  const days = Math.floor((end.getTime() - at) / DAY);
  return { name: 'certificate', state: stateBelow(days, 20, 6), values: { days } };
}

function tasksCheck(tasks: readonly TaskState[]): HealthCheck {
  const late = tasks.filter(({ lateMs }) => lateMs >= LATE_MS);
  const failing = tasks.filter(({ failures }) => failures >= 3);
  const paused = tasks.filter(({ pausedAt }) => pausedAt);
  const longest = Math.max(0, ...late.map(({ lateMs }) => lateMs));
  const troubled = late.length + failing.length + paused.length > 0;
  return {
    name: 'tasks',
    state: worstOf([stateOf(longest, LATE_MS, VERY_LATE_MS), troubled ? 'amber' : 'green']),
    variant: troubled ? 'troubled' : undefined,
    values: {
      count: tasks.filter(({ schedule }) => schedule !== null).length,
      late: late.length,
      failing: failing.length,
      paused: paused.length,
    },
    href: '/backoffice/jobs',
  };
}

function lotteryCheck({
  leader,
  draws,
  late,
  seconds,
}: Awaited<ReturnType<typeof lotteryFacts>>): HealthCheck {
  const values = { leader: leader ?? '', draws, late, seconds };
  const href = '/backoffice/lottery/draws';
  if (draws === 0) return { name: 'lottery', state: 'green', variant: 'none', values };
  if (late > 0) return { name: 'lottery', state: stateOf(seconds, 0, 60), variant: 'late', values, href };
  return leader === null
    ? { name: 'lottery', state: 'amber', variant: 'noLeader', values }
    : { name: 'lottery', state: 'green', values, href };
}

/** Codes of refusals that are correct. They are no sign of a fault of the vendor or of the site. */
const EXPECTED = new Set(['INSUFFICIENT_FUNDS']);

/** The fewest calls of a vendor in an hour for which the share of failures is judged. */
const FEW_CALLS = 20;

function vendorsCheck(vendors: readonly VendorHealth[]): HealthCheck {
  const shares = vendors
    .filter(({ calls }) => calls >= FEW_CALLS)
    .map(({ vendor, calls, failures }) => {
      const failed = failures
        .filter(({ code }) => !EXPECTED.has(code))
        .reduce((sum, one) => sum + one.calls, 0);
      return { vendor, state: stateOf(failed / calls, 0.05, 0.25) };
    });
  const troubled = shares.filter(({ state }) => state !== 'green');
  return {
    name: 'vendors',
    state: worstOf(shares.map(({ state }) => state)),
    variant: troubled.length > 0 ? 'troubled' : undefined,
    values: { count: vendors.length, names: troubled.map(({ vendor }) => vendor).join(', ') },
    href: '/backoffice/vendors',
  };
}
