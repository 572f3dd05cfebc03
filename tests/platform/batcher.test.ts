import { createBatcher } from '@/lib/platform/batcher';

/** A batcher whose batches end when the test ends them. */
function held(options: { maxSize?: number; concurrency?: number; minSize?: number }) {
  const batches: { calls: number[]; end(): void }[] = [];
  const call = createBatcher<number, number>({
    maxSize: 64,
    concurrency: 2,
    ...options,
    run: (calls) =>
      new Promise((resolve) => batches.push({ calls, end: () => resolve(calls.map((value) => value * 2)) })),
  });
  return { batches, call };
}

const turn = () => new Promise<void>((next) => setImmediate(() => setImmediate(() => setImmediate(next))));
const sizes = ({ batches }: ReturnType<typeof held>) => batches.map(({ calls }) => calls.length);

describe('createBatcher', () => {
  it('runs a single call at once, and calls of one tick as one batch', async () => {
    const one = held({});
    const answer = one.call(21);
    await turn();
    one.batches[0]!.end();
    expect(await answer).toBe(42);
    const two = held({});
    for (const value of [1, 2, 3]) void two.call(value);
    await turn();
    expect(sizes(two)).toEqual([3]);
  });

  it('starts no second batch below the minimum, and runs all waiting calls after the first', async () => {
    const some = held({ minSize: 4 });
    void some.call(0);
    await turn();
    for (const value of [1, 2, 3]) void some.call(value);
    await turn();
    expect(sizes(some)).toEqual([1]);
    some.batches[0]!.end();
    await turn();
    expect(sizes(some)).toEqual([1, 3]);
  });

  it('starts a second batch when enough calls wait, and divides them among free batches', async () => {
    const many = held({ minSize: 4 });
    void many.call(0);
    await turn();
    for (let value = 1; value <= 4; value++) void many.call(value);
    await turn();
    expect(sizes(many)).toEqual([1, 4]);
    for (let value = 5; value <= 16; value++) void many.call(value);
    await turn();
    for (const batch of many.batches.splice(0)) batch.end();
    await turn();
    expect(sizes(many).sort()).toEqual([6, 6]);
  });

  it('divides waiting calls only if each batch gets the minimum', async () => {
    const few = held({ minSize: 4 });
    for (let value = 0; value < 6; value++) void few.call(value);
    await turn();
    expect(sizes(few)).toEqual([6]);
  });

  it('limits a batch to its maximum and runs the rest afterwards', async () => {
    const small = held({ maxSize: 2, concurrency: 1 });
    const answers = [1, 2, 3, 4, 5].map((value) => small.call(value));
    for (let batch = 0; batch < 3; batch++) {
      await turn();
      small.batches[batch]!.end();
    }
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
    expect(sizes(small)).toEqual([2, 2, 1]);
  });

  it('rejects one failed call alone, and all calls of a failed batch', async () => {
    const failing = createBatcher<number, number>({
      maxSize: 8,
      concurrency: 1,
      run: async (calls) => {
        if (calls.includes(13)) throw new Error('all');
        return calls.map((value) => (value < 0 ? new Error('one') : value));
      },
    });
    const told = await Promise.allSettled([failing(1), failing(-1)]);
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(Promise.all([failing(2), failing(13)])).rejects.toThrow('all');
  });
});
