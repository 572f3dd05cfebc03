import { createBatcher } from '@/lib/platform/batcher';

/** A batcher whose batches end when the test says so. */
function held(options: { size?: number; lanes?: number; least?: number }) {
  const batches: { calls: number[]; end(): void }[] = [];
  const call = createBatcher<number, number>({
    size: 64,
    lanes: 2,
    ...options,
    run: (calls) =>
      new Promise((resolve) => batches.push({ calls, end: () => resolve(calls.map((value) => value * 2)) })),
  });
  return { batches, call };
}

const turn = () => new Promise<void>((next) => setImmediate(() => setImmediate(() => setImmediate(next))));
const sizes = ({ batches }: ReturnType<typeof held>) => batches.map(({ calls }) => calls.length);

describe('a batcher', () => {
  it('serves a lone caller at once, and what arrives together together', async () => {
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

  it('begins no second batch for fewer than the least, and takes them all when the first ends', async () => {
    const some = held({ least: 4 });
    void some.call(0);
    await turn();
    for (const value of [1, 2, 3]) void some.call(value);
    await turn();
    expect(sizes(some)).toEqual([1]);
    some.batches[0]!.end();
    await turn();
    expect(sizes(some)).toEqual([1, 3]);
  });

  it('begins a second batch where enough wait, and shares them out where both lanes are free', async () => {
    const many = held({ least: 4 });
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

  it('parts what waits only where each lane gets the least', async () => {
    const few = held({ least: 4 });
    for (let value = 0; value < 6; value++) void few.call(value);
    await turn();
    expect(sizes(few)).toEqual([6]);
  });

  it('carries no more than its size, and leaves nobody behind', async () => {
    const small = held({ size: 2, lanes: 1 });
    const answers = [1, 2, 3, 4, 5].map((value) => small.call(value));
    for (let batch = 0; batch < 3; batch++) {
      await turn();
      small.batches[batch]!.end();
    }
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
    expect(sizes(small)).toEqual([2, 2, 1]);
  });

  it('fails one call by itself, and a batch as a whole', async () => {
    const failing = createBatcher<number, number>({
      size: 8,
      lanes: 1,
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
