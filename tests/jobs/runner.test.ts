import { startJobs } from '@/lib/jobs/runner';
import { releaseJobs } from '@/lib/db/job-tables';
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
  const start = async () => {
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
  const jobs = await startJobs({ start: async () => (starts++, first), wait });
  first.end.reject(new Error('gone'));
  await pauseBegun();
  await jobs.stop();
  expect(starts).toBe(1);
});

it('rejects when the first start fails', async () => {
  const start = () => Promise.reject(new Error('no table'));
  await expect(startJobs({ start, wait: async () => undefined })).rejects.toThrow('no table');
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
