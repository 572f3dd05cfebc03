import { startJobs } from '@/lib/jobs/runner';
import { releaseJobs } from '@/lib/db/job-tables';
import { asOwner, useTestDatabase } from '@/tests/support/database';

const database = useTestDatabase();

/** A runner of which the test says when, and how, it ends. */
function runner() {
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

/** Waits that the test ends, each by hand. */
function waits() {
  const waiting: (() => void)[] = [];
  let seen!: () => void;
  let asked = new Promise<void>((done) => (seen = done));
  return {
    wait: (signal: AbortSignal) =>
      new Promise<void>((done) => {
        if (signal.aborted) return done();
        waiting.push(done);
        signal.addEventListener('abort', () => done());
        seen();
      }),
    /** Resolves when somebody waits, and lets them go on. */
    async over() {
      await asked;
      asked = new Promise<void>((done) => (seen = done));
      waiting.shift()!();
    },
    asked: () => asked,
  };
}

it('begins anew where the worker has ended by itself, however often that fails', async () => {
  const [first, second] = [runner(), runner()];
  const answers = [
    async () => first,
    async () => Promise.reject(new Error('ECONNREFUSED')),
    async () => Promise.reject(new Error('ECONNREFUSED')),
    async () => second,
  ];
  let begun = 0;
  const { wait, over } = waits();
  let isBack!: () => void;
  const back = new Promise<void>((done) => (isBack = done));
  const begin = async () => {
    const next = await answers[begun++]!();
    if (next === second) isBack();
    return next;
  };
  const jobs = await startJobs({ begin, wait });
  first.end.reject(new Error('Failed to release a job'));
  for (let tries = 0; tries < 3; tries++) await over();
  await back;
  expect(begun).toBe(4);
  await jobs.stop();
  expect([first.stops(), second.stops()]).toEqual([0, 1]);
  expect(begun).toBe(4);
});

it('does not begin anew once it is stopped, while it waits too', async () => {
  const first = runner();
  let begun = 0;
  const { wait, asked } = waits();
  const jobs = await startJobs({ begin: async () => (begun++, first), wait });
  first.end.reject(new Error('gone'));
  await asked();
  await jobs.stop();
  expect(begun).toBe(1);
});

it('says so where it cannot begin at all', async () => {
  const begin = () => Promise.reject(new Error('no table'));
  await expect(startJobs({ begin, wait: async () => undefined })).rejects.toThrow('no table');
});

it('takes the jobs of a killed worker back when a start has the database alone', async () => {
  const held = await asOwner(database.ownerUrl, async (client) => {
    await client.query(`SELECT graphile_worker.add_job('inbox-sweep')`);
    await client.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now(), attempts = 1`,
    );
    await releaseJobs(database.ownerUrl);
    return client.query(`SELECT locked_by, locked_at, attempts FROM graphile_worker.jobs`);
  });
  expect(held.rows).toEqual([{ locked_by: null, locked_at: null, attempts: 1 }]);
  await releaseJobs(database.ownerUrl); // and nothing to take is no fault
});
