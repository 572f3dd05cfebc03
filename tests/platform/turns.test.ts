import { TooBusy, Turns } from '@/lib/platform/turns';

/** Work that ends when it is told to. */
function held() {
  let end!: () => void;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

/** Lets everything run that does not wait for us. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many at a time, the others in the order of their coming, and refuses whom it has no room for', async () => {
  const turns = new Turns(2, 2);
  const works = Array.from({ length: 4 }, held);
  const begun: number[] = [];
  const all = works.map(({ work }, index) =>
    turns.take(() => {
      begun.push(index);
      return work();
    }),
  );
  await settle();
  expect(begun).toEqual([0, 1]);
  expect(turns.full).toBe(true);
  await expect(turns.take(() => Promise.resolve())).rejects.toBeInstanceOf(TooBusy);

  works[1]!.end();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  expect(turns.full).toBe(false);
  for (const { end } of works) end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('gives its turn back where the work fails', async () => {
  const turns = new Turns(1, 0);
  await expect(turns.take(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  await expect(turns.take(() => Promise.resolve('done'))).resolves.toBe('done');
});
