import type { JobHelpers } from 'graphile-worker';
import { POST as discardRoute } from '@/app/(backoffice)/backoffice/api/tasks/jobs/[id]/discard/route';
import { POST as retryRoute } from '@/app/(backoffice)/backoffice/api/tasks/jobs/[id]/retry/route';
import { POST as pauseRoute } from '@/app/(backoffice)/backoffice/api/tasks/pause/route';
import { POST as runRoute } from '@/app/(backoffice)/backoffice/api/tasks/run/route';
import { loadHealth } from '@/lib/backoffice/health/loaders';
import { CHECK_NAMES } from '@/lib/backoffice/health/types';
import { beat, processId } from '@/lib/backoffice/processes/heartbeat';
import { listProcesses } from '@/lib/backoffice/processes/queries';
import { sweepTasks } from '@/lib/backoffice/tasks/commands';
import { loadFailedJobs, loadTask, loadTasks } from '@/lib/backoffice/tasks/loaders';
import { RUNNERS } from '@/lib/backoffice/tasks/constants';
import { nextRun, scheduleOf, schedulesOf } from '@/lib/backoffice/tasks/rules';
import { beginRun, endRun, registerTasks } from '@/lib/backoffice/tasks/runs';
import { sql } from '@/lib/db/client';
import { recorded } from '@/lib/jobs/recorded';
import { crontab, tasks, urgentTasks } from '@/lib/jobs/tasks';
import english from '@/messages/en/backoffice-system.json';
import type { Browser } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { runQueue } from '../support/queue';

const held = useTestDatabase();
const schedules = schedulesOf(crontab);
let browser: Browser;

beforeAll(async () => {
  ({ browser } = await createOperatorBrowser(held.db, 'engineer'));
});
beforeEach(async () => {
  await held.db.deleteFrom('backoffice.task').execute();
  await held.db.deleteFrom('backoffice.process').execute();
  await registerTasks(held.db, Object.keys(tasks), schedules, urgentTasks);
  await beat(held.db, 'server', RUNNERS);
});

const call = (handler: Parameters<Browser['send']>[0], body: object, id?: string) =>
  browser.send(handler, 'POST', '/backoffice/api/tasks', body, id ? { id } : {});
const stateOf = async (name: string) => (await loadTask(name))!.task;
const run = (task: () => unknown, payload: unknown = {}, name = 'verify') =>
  recorded({ [name]: task as never }, schedules)[name]!(payload, {} as JobHelpers) as Promise<void>;
/** Another process of the site, which runs a task. */
async function otherProcess(name: string, secondsAgo: number) {
  await sql`
    INSERT INTO backoffice.process (id, kind, job_runners, version, host, pid, started_at, seen_at, memory, clock_ms)
    VALUES ('other', 'worker', '{ordinary,urgent}', '1', 'elsewhere', 1, now(), clock_timestamp() - make_interval(secs => ${secondsAgo}), 1, 0)`.execute(
    held.db,
  );
  await sql`UPDATE backoffice.task SET running_process = 'other' WHERE name = ${name}`.execute(held.db);
}

describe('a schedule', () => {
  it('is known for every scheduled task, and every task has its text', () => {
    expect(schedules.size).toBe(crontab.trim().split('\n').length);
    expect([...schedules.keys()].filter((name) => !(name in tasks))).toEqual([]);
    expect(Object.keys(english.tasks).sort()).toEqual(Object.keys(tasks).sort());
  });

  it('says when a task runs next, in UTC', () => {
    const after = new Date('2026-03-31T23:59:30Z');
    expect(nextRun('* * * * *', after)).toEqual(new Date('2026-04-01T00:00:00Z'));
    expect(nextRun('*/10 * * * *', after)).toEqual(new Date('2026-04-01T00:00:00Z'));
    expect(nextRun('7 * * * *', after)).toEqual(new Date('2026-04-01T00:07:00Z'));
    expect(nextRun('27 3 * * *', after)).toEqual(new Date('2026-04-01T03:27:00Z'));
    expect(nextRun('0 0 30 2 *', after)).toBeUndefined();
  });

  it('is late from the first run that was missed, and not while the task runs or is paused', () => {
    const at = new Date('2026-04-01T12:00:30Z');
    const hourly = {
      schedule: '7 * * * *',
      dueSince: new Date('2026-03-01T00:00:00Z'),
      pausedAt: null,
      startedAt: new Date('2026-04-01T09:07:00Z'),
      running: false,
    };
    expect(scheduleOf(hourly, at)).toEqual({
      nextAt: new Date('2026-04-01T12:07:00Z'),
      lateMs: at.getTime() - Date.parse('2026-04-01T10:07:00Z'),
    });
    expect(scheduleOf({ ...hourly, running: true }, at).lateMs).toBe(0);
    expect(scheduleOf({ ...hourly, pausedAt: at }, at)).toEqual({ nextAt: undefined, lateMs: 0 });
    expect(scheduleOf({ ...hourly, startedAt: null, dueSince: at }, at).lateMs).toBe(0);
  });
});

describe('a run', () => {
  it('is recorded with its duration, process and error, in one row an hour for each result', async () => {
    for (let count = 0; count < 5; count++) await run(() => undefined);
    expect(await stateOf('verify')).toMatchObject({
      ok: true,
      failures: 0,
      process: processId(),
      running: false,
    });
    const failing = () => Promise.reject(new Error('the disk is full'));
    for (let count = 0; count < 2; count++) await expect(run(failing)).rejects.toThrow('the disk is full');
    expect(await stateOf('verify')).toMatchObject({ ok: false, failures: 2, error: 'the disk is full' });
    const { hours } = (await loadTask('verify'))!;
    // At the turn of an hour there are more rows.
    const sum = (ok: boolean) =>
      hours.filter((hour) => hour.ok === ok).reduce((all, { runs }) => all + runs, 0);
    expect([sum(true), sum(false)]).toEqual([5, 2]);
    expect(hours.length).toBeLessThanOrEqual(4);
    await run(() => undefined);
    expect(await stateOf('verify')).toMatchObject({ ok: true, error: null, failures: 0 });
  });

  it('of a scheduled task is left out while it runs, here or in another process that is alive', async () => {
    let runs = 0;
    let end!: () => void;
    const [task] = [
      recorded({ verify: () => new Promise<void>((resolve) => (runs++, (end = resolve))) }, schedules)
        .verify!,
    ];
    const payload = { _cron: { ts: '2026-05-01T08:00:00Z' } };
    const first = task(payload, {} as JobHelpers) as Promise<void>;
    await task(payload, {} as JobHelpers);
    while (runs === 0) await stateOf('verify');
    expect(await stateOf('verify')).toMatchObject({ running: true });
    end();
    await first;
    expect(runs).toBe(1);
    await otherProcess('verify', 10);
    await run(() => void runs++);
    expect(runs).toBe(1);
    // The other process is gone.
    await sql`UPDATE backoffice.process SET seen_at = now() - interval '2 minutes' WHERE id = 'other'`.execute(
      held.db,
    );
    await run(() => void runs++);
    expect(runs).toBe(2);
  });

  it('is repeated once if a room asks for it while it runs, and not for its schedule', async () => {
    const fromSchedule = { _cron: { ts: '2026-05-01T08:00:00Z' } };
    for (const [asked, expected] of [
      [[{}, {}], 2],
      [[fromSchedule], 1],
    ] as const) {
      let runs = 0;
      let begun!: () => void;
      let end!: () => void;
      const hasBegun = new Promise<void>((done) => (begun = done));
      const mayEnd = new Promise<void>((done) => (end = done));
      const work = () => {
        runs++;
        begun();
        return mayEnd;
      };
      const task = recorded({ verify: work }, schedules).verify as (
        payload: unknown,
        helpers: JobHelpers,
      ) => Promise<void>;
      const helpers = {} as JobHelpers;
      const first = task(fromSchedule, helpers);
      await hasBegun;
      for (const payload of asked) await task(payload, helpers);
      end();
      await first;
      expect(runs).toBe(expected);
    }
  });

  it('of two processes begins in one', async () => {
    await sql`
      INSERT INTO backoffice.process (id, kind, job_runners, version, host, pid, started_at, seen_at, memory, clock_ms)
      SELECT 'p' || n, 'worker', '{ordinary,urgent}', '1', 'h', n, now(), clock_timestamp(), 1, 0 FROM generate_series(1, 8) n`.execute(
      held.db,
    );
    const begun = await Promise.all(
      Array.from({ length: 8 }, (_, index) => beginRun(held.db, 'verify', `p${index + 1}`, false)),
    );
    expect(begun.filter(Boolean)).toHaveLength(1);
  });

  it('of a task that rooms enqueue may run several times at once', async () => {
    let running = 0;
    let most = 0;
    const task = async () => {
      most = Math.max(most, ++running);
      await stateOf('verify');
      running--;
    };
    await Promise.all([run(task, {}, 'outgoing-deliver'), run(task, {}, 'outgoing-deliver')]);
    expect(most).toBe(2);
  });

  it('has an error that the database can store', async () => {
    await endRun(held.db, {
      name: 'verify',
      process: 'p',
      tookMs: 1e12,
      error: `\u0000${'x'.repeat(2_000)}`,
    });
    expect((await stateOf('verify')).error).toHaveLength(500);
  });
});

describe('an operator', () => {
  it('requests a run, which any process takes, also of a paused task', async () => {
    expect((await call(pauseRoute, { name: 'verify', paused: true })).status).toBe(200);
    let runs = 0;
    await run(() => void runs++, { _cron: {} });
    expect(runs).toBe(0);
    expect((await call(runRoute, { name: 'verify' })).status).toBe(200);
    expect((await call(runRoute, { name: 'verify' })).body.code).toBe('TASK_RUNS');
    await runQueue(held, 'verify', (payload) => run(() => void runs++, payload));
    expect(runs).toBe(1);
    expect(await stateOf('verify')).toMatchObject({ pausedBy: 'engineer', nextAt: undefined });
    await call(pauseRoute, { name: 'verify', paused: false });
    await run(() => void runs++, { _cron: {} });
    expect(runs).toBe(2);
    expect((await call(runRoute, { name: 'outgoing-deliver' })).body.code).toBe('TASK_NOT_SCHEDULED');
    expect((await call(runRoute, { name: 'no-such-task' })).status).toBe(404);
  });

  it('retries or deletes a job that has failed for good, and no other one', async () => {
    const add = async (attempts: number) => {
      const { rows } = await asOwner(held.ownerUrl, (client) =>
        client.query<{ id: string }>(
          `WITH job AS (SELECT * FROM graphile_worker.add_job('backoffice-export', '{"id": "1"}', max_attempts := 4))
           SELECT id::text FROM job`,
        ),
      );
      await asOwner(held.ownerUrl, (client) =>
        client.query(
          `UPDATE graphile_worker._private_jobs SET attempts = $1, last_error = 'lost' WHERE id = $2`,
          [attempts, rows[0]!.id],
        ),
      );
      return rows[0]!.id;
    };
    const [failed, other, waiting] = [await add(4), await add(4), await add(1)];
    expect((await loadFailedJobs()).map(({ id, error }) => [id, error]).sort()).toEqual(
      [
        [failed, 'lost'],
        [other, 'lost'],
      ].sort(),
    );
    expect((await call(retryRoute, {}, failed)).status).toBe(200);
    expect((await call(retryRoute, {}, failed)).status).toBe(404);
    expect((await call(discardRoute, {}, waiting)).status).toBe(404);
    expect((await call(discardRoute, {}, other)).status).toBe(200);
    expect(await loadFailedJobs()).toEqual([]);
    expect(await stateOf('backoffice-export')).toMatchObject({ waiting: 2, failed: 0 });
  });
});

it('forgets tasks of former builds, old runs and processes that are gone', async () => {
  await registerTasks(held.db, [...Object.keys(tasks), 'former'], schedules, urgentTasks);
  await registerTasks(held.db, Object.keys(tasks), schedules, urgentTasks);
  expect((await loadTasks()).map(({ name }) => name)).not.toContain('former');
  await endRun(held.db, { name: 'verify', process: 'p', tookMs: 1, error: undefined });
  await sql`UPDATE backoffice.task_hour SET last_at = last_at`.execute(held.db);
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE backoffice.task_hour SET hour = hour - interval '20 days'`),
  );
  await sweepTasks(held.db);
  expect((await loadTask('verify'))!.hours).toEqual([]);
});

describe('the health of the site', () => {
  const checkOf = async (name: string) =>
    (await loadHealth(held.db)).checks.find((check) => check.name === name)!;

  it('is measured, and each check has its texts', async () => {
    const { checks, processes } = await loadHealth(held.db);
    expect(checks.map(({ name }) => name)).toEqual([...CHECK_NAMES]);
    for (const { name, variant } of checks)
      expect(english.health.checks[name]).toHaveProperty(variant ?? 'text');
    expect(processes).toMatchObject([
      { id: processId(), kind: 'server', jobRunners: [...RUNNERS], pid: process.pid },
    ]);
    expect(await checkOf('migrations')).toMatchObject({ state: 'green', variant: undefined });
    expect(await checkOf('database')).toMatchObject({ values: { version: expect.any(String) as string } });
  });

  it('counts the jobs that wait for each runner, and is impatient with urgent ones', async () => {
    const add = (task: string) =>
      asOwner(held.ownerUrl, (client) =>
        client.query(
          `SELECT graphile_worker.add_job($1, run_at := now() - interval '2 minutes', job_key := 'health')`,
          [task],
        ),
      );
    await asOwner(held.ownerUrl, (client) => client.query(`DELETE FROM graphile_worker._private_jobs`));
    await add('backoffice-export');
    expect(await checkOf('queue')).toMatchObject({ state: 'green', values: { count: 1 } });
    expect(await checkOf('urgentQueue')).toMatchObject({ state: 'green', values: { count: 0 } });
    await add('outgoing-deliver');
    expect(await checkOf('queue')).toMatchObject({ state: 'green', values: { count: 0 } });
    expect(await checkOf('urgentQueue')).toMatchObject({ state: 'red', values: { count: 1 } });
    await asOwner(held.ownerUrl, (client) => client.query(`SELECT graphile_worker.remove_job('health')`));
  });

  it('turns amber and red', async () => {
    await asOwner(held.ownerUrl, (client) =>
      client.query(`UPDATE public.function_set SET checksum = 'other'`),
    );
    expect(await checkOf('migrations')).toMatchObject({ state: 'red', variant: 'functions' });
    await asOwner(held.ownerUrl, (client) =>
      client.query(`UPDATE backoffice.task SET registered_at = now() - interval '2 hours'`),
    );
    // The process has only just started: that of the test may have run other suites for minutes.
    await asOwner(held.ownerUrl, (client) =>
      client.query(`UPDATE backoffice.process SET started_at = now()`),
    );
    expect(await checkOf('tasks')).toMatchObject({ state: 'green', variant: undefined });
    await asOwner(held.ownerUrl, (client) =>
      client.query(`UPDATE backoffice.process SET started_at = now() - interval '2 hours'`),
    );
    expect(await checkOf('tasks')).toMatchObject({ state: 'red', variant: 'troubled' });
    await sql`UPDATE backoffice.process SET clock_ms = -40000`.execute(held.db);
    expect(await checkOf('clocks')).toMatchObject({ state: 'red', values: { ms: 40_000 } });
    await held.db.deleteFrom('backoffice.process').execute();
    expect(await checkOf('processes')).toMatchObject({ state: 'red', variant: 'noWorker' });
    expect(await listProcesses(held.db)).toEqual([]);
    await beat(held.db, 'server', ['ordinary']);
    expect(await checkOf('processes')).toMatchObject({ state: 'red', variant: 'noUrgent' });
    await beat(held.db, 'server', RUNNERS);
    expect(await checkOf('processes')).toMatchObject({ state: 'green' });
    await sql`INSERT INTO ledger.verification (started_at, finished_at, passed, checks) VALUES (now(), now(), false, '[]')`.execute(
      held.db,
    );
    expect(await checkOf('ledger')).toMatchObject({ state: 'red', variant: 'wrong' });
    expect(await checkOf('lottery')).toMatchObject({ state: 'green', variant: 'none' });
    await sql`INSERT INTO studio.lottery_draw (game, period, origin, opens_at, closes_at, draws_at)
              SELECT 'THAI', '2026120' || n, 'external', at - interval '2 days', at, at + interval '1 hour'
                FROM generate_series(1, 2) n, LATERAL (SELECT now() + (n - 1) * interval '1 day' - interval '40 seconds' AS at) t`.execute(
      held.db,
    );
    // Sales of the first one should have ended, and nobody has closed it.
    expect(await checkOf('lottery')).toMatchObject({
      state: 'amber',
      variant: 'late',
      values: { draws: 2, late: 1 },
    });
    await sql`UPDATE studio.lottery_draw SET closes_at = now() - interval '5 minutes' WHERE period = '20261201'`.execute(
      held.db,
    );
    expect(await checkOf('lottery')).toMatchObject({ state: 'red', variant: 'late' });
    await sql`UPDATE studio.lottery_draw SET status = 'closed' WHERE period = '20261201'`.execute(held.db);
    expect(await checkOf('lottery')).toMatchObject({ state: 'amber', variant: 'noLeader' });
    await sql`SELECT studio.lead_lottery('a-process', 60)`.execute(held.db);
    expect(await checkOf('lottery')).toMatchObject({
      state: 'green',
      values: { leader: 'a-process' },
    });
  });
});
