import { TooBusy, Semaphore } from '@/lib/platform/semaphore';

/** Work that ends when the test ends it. */
function held() {
  let end!: () => void;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

/** Lets all pending callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs up to the limit, queues the rest in order, and rejects work beyond the queue', async () => {
  const semaphore = new Semaphore(2, 2);
  const works = Array.from({ length: 4 }, held);
  const begun: number[] = [];
  const all = works.map(({ work }, index) =>
    semaphore.run(() => {
      begun.push(index);
      return work();
    }),
  );
  await settle();
  expect(begun).toEqual([0, 1]);
  expect(semaphore.isFull).toBe(true);
  await expect(semaphore.run(() => Promise.resolve())).rejects.toBeInstanceOf(TooBusy);

  works[1]!.end();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  expect(semaphore.isFull).toBe(false);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('releases its place when the work fails', async () => {
  const semaphore = new Semaphore(1, 0);
  await expect(semaphore.run(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  await expect(semaphore.run(() => Promise.resolve('done'))).resolves.toBe('done');
});
