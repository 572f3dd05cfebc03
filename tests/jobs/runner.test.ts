import type { RunnerName } from '@/lib/backoffice/tasks/constants';
import { nextRun, schedulesOf } from '@/lib/backoffice/tasks/rules';
import { releaseJobs } from '@/lib/db/job-tables';
import { closeNotifications } from '@/lib/db/notifications';
import { startJobs, tasksOf } from '@/lib/jobs/runner';
import { crontab, tasks } from '@/lib/jobs/tasks';
import { asOwner, useTestDatabase } from '@/tests/support/database';

const database = useTestDatabase();

/** A fake runner; the test decides when and how it ends. */
function fakeRunner() {
  let end!: { resolve(): void; reject(error: Error): void };
  const promise = new Promise<void>((resolve, reject) => (end = { resolve, reject }));
  let stopped = 0;
  return {
    promise,
    end,
    stops: () => stopped,
    stop: async () => {
      stopped++;
      end.resolve();
    },
  };
}

/** Fake pauses; the test ends each of them. */
function fakeWait() {
  const waiting: (() => void)[] = [];
  let resolve!: () => void;
  let begun = new Promise<void>((done) => (resolve = done));
  return {
    wait: (signal: AbortSignal) =>
      new Promise<void>((done) => {
        if (signal.aborted) return done();
        waiting.push(done);
        signal.addEventListener('abort', () => done());
        resolve();
      }),
    /** Waits until a pause has begun, and ends it. */
    async endPause() {
      await begun;
      begun = new Promise<void>((done) => (resolve = done));
      waiting.shift()!();
    },
    begun: () => begun,
  };
}

it('every schedule is one that the queue understands: a site with another one does not start', () => {
  const at = new Date('2026-03-10T12:00:00Z');
  for (const [task, pattern] of schedulesOf(crontab))
    expect({ task, isRun: nextRun(pattern, at) !== undefined }).toEqual({ task, isRun: true });
});

it('restarts after the runner has ended, also when several attempts fail', async () => {
  const [first, second] = [fakeRunner(), fakeRunner()];
  const attempts = [
    async () => first,
    async () => Promise.reject(new Error('ECONNREFUSED')),
    async () => Promise.reject(new Error('ECONNREFUSED')),
    async () => second,
  ];
  let starts = 0;
  const { wait, endPause } = fakeWait();
  let isBack!: () => void;
  const back = new Promise<void>((done) => (isBack = done));
  const start = async (name: RunnerName) => {
    if (name === 'urgent') return fakeRunner();
    const next = await attempts[starts++]!();
    if (next === second) isBack();
    return next;
  };
  const jobs = await startJobs({ start, wait });
  first.end.reject(new Error('Failed to release a job'));
  for (let tries = 0; tries < 3; tries++) await endPause();
  await back;
  expect(starts).toBe(4);
  await jobs.stop();
  expect([first.stops(), second.stops()]).toEqual([0, 1]);
  expect(starts).toBe(4);
});

it('does not restart after stop, also during the pause', async () => {
  const first = fakeRunner();
  let starts = 0;
  const { wait, begun: pauseBegun } = fakeWait();
  const start = async (name: RunnerName) => (name === 'urgent' ? fakeRunner() : (starts++, first));
  const jobs = await startJobs({ start, wait });
  first.end.reject(new Error('gone'));
  await pauseBegun();
  await jobs.stop();
  expect(starts).toBe(1);
});

it('rejects when the first start of a runner fails, and stops the other one', async () => {
  const ordinary = fakeRunner();
  const start = async (name: RunnerName) =>
    name === 'urgent' ? Promise.reject(new Error('no table')) : ordinary;
  await expect(startJobs({ start, wait: async () => undefined })).rejects.toThrow('no table');
  expect(ordinary.stops()).toBe(1);
});

it('tells which runners run; one that waits for the database is not among them', async () => {
  const urgent = fakeRunner();
  const { wait, begun } = fakeWait();
  const start = async (name: RunnerName) => (name === 'urgent' ? urgent : fakeRunner());
  const jobs = await startJobs({ start, wait });
  expect(jobs.running()).toEqual(['ordinary', 'urgent']);
  urgent.end.reject(new Error('gone'));
  await begun();
  expect(jobs.running()).toEqual(['ordinary']);
  await jobs.stop();
});

it('gives each task to one of the two runners; what a person waits for goes to the urgent one', () => {
  const [ordinary, urgent] = [tasksOf('ordinary'), tasksOf('urgent')].map((list) => Object.keys(list));
  expect([...ordinary!, ...urgent!].sort()).toEqual(Object.keys(tasks).sort());
  expect(urgent!.sort()).toEqual(['identity-guessing', 'identity-reset-link', 'outgoing-deliver']);
  // A task of the schedule is never urgent: only the ordinary runner has the schedule.
  expect(urgent!.filter((name) => schedulesOf(crontab).has(name))).toEqual([]);
});

it('sends a code while slow work holds every ordinary place', async () => {
  let release!: () => void;
  const held = new Promise<void>((done) => (release = done));
  const slow = jest.spyOn(tasks, 'backoffice-export' as never).mockImplementation((() => held) as never);
  const sent = new Promise<void>((done) => {
    jest.spyOn(tasks, 'outgoing-deliver' as never).mockImplementation((() => done()) as never);
  });
  await asOwner(database.ownerUrl, async (client) => {
    for (let job = 0; job < 8; job++)
      await client.query(`SELECT graphile_worker.add_job('backoffice-export', job_key := $1)`, [
        `slow${job}`,
      ]);
    await client.query(`SELECT graphile_worker.add_job('outgoing-deliver')`);
  });
  const jobs = await startJobs();
  try {
    await sent;
    expect(slow.mock.calls.length).toBeLessThan(8);
  } finally {
    release();
    await jobs.stop();
    jest.restoreAllMocks();
    await closeNotifications();
    await asOwner(database.ownerUrl, (client) => client.query(`DELETE FROM graphile_worker._private_jobs`));
  }
});

it('releases the jobs of a killed worker at a start', async () => {
  const held = await asOwner(database.ownerUrl, async (client) => {
    await client.query(`SELECT graphile_worker.add_job('inbox-sweep')`);
    await client.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now(), attempts = 1`,
    );
    await releaseJobs(database.ownerUrl);
    return client.query(`SELECT locked_by, locked_at, attempts FROM graphile_worker.jobs`);
  });
  expect(held.rows).toEqual([{ locked_by: null, locked_at: null, attempts: 1 }]);
  await releaseJobs(database.ownerUrl); // nothing to release is no error
});
