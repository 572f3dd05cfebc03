/** @jest-environment node */
import fc from 'fast-check';
import { allocate, share, type OpenBill } from '@/lib/agents/settlement/allocation';

const bill = (agentId: number, uplineId: number | null, due: number): OpenBill => ({
  agentId: BigInt(agentId),
  uplineId: uplineId === null ? null : BigInt(uplineId),
  due: BigInt(due),
});
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

describe('the allocation of bills', () => {
  it('pays each downline out of the bill above', () => {
    expect(allocate([bill(2, 1, 60), bill(1, null, 100), bill(3, 2, 45)])).toEqual([
      { allocated: 60n, passedOn: 45n, ownShare: 15n },
      { allocated: 100n, passedOn: 60n, ownShare: 40n },
      { allocated: 45n, passedOn: 0n, ownShare: 45n },
    ]);
  });

  it('divides what is too little in proportion, to the last unit', () => {
    expect(allocate([bill(1, null, 100), bill(2, 1, 100), bill(3, 1, 50)]).map((of) => of.allocated)).toEqual(
      [100n, 67n, 33n],
    );
    expect(share(10n, [1n, 1n, 1n])).toEqual([1n, 1n, 1n]);
  });

  it('gives nothing where the upline has no bill', () => {
    expect(allocate([bill(2, 1, 10), bill(3, 2, 5)]).map((of) => of.ownShare)).toEqual([0n, 0n]);
  });

  it('waits for both uplines of an agent who moved', () => {
    const bills = [bill(1, null, 100), bill(5, 1, 30), bill(5, 6, 20), bill(7, 5, 50), bill(6, 1, 40)];
    expect(allocate(bills).map((of) => of.allocated)).toEqual([100n, 30n, 20n, 50n, 40n]);
  });

  it('conserves what the platform pays, for any lines', () => {
    const random = fc.array(
      fc.record({
        agentId: fc.integer({ min: 1, max: 12 }),
        uplineId: fc.option(fc.integer({ min: 1, max: 12 })),
        due: fc.nat(1000),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(random, (list) => {
        const bills = list
          .filter(({ agentId, uplineId }) => agentId !== uplineId)
          .map(({ agentId, uplineId, due }) => bill(agentId, uplineId, due));
        const result = allocate(bills);
        const platform = sum(bills.filter(({ uplineId }) => uplineId === null).map(({ due }) => due));
        expect(sum(result.map(({ ownShare }) => ownShare))).toBe(platform);
        result.forEach(({ allocated, passedOn, ownShare }, index) => {
          expect(allocated >= 0n && allocated <= bills[index]!.due).toBe(true);
          expect(passedOn >= 0n && ownShare === allocated - passedOn && ownShare >= 0n).toBe(true);
        });
      }),
      { numRuns: 2000 },
    );
  });
});
