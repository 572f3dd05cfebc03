/** @jest-environment node */
import fc from 'fast-check';
import { periodAt, periodBefore } from '@/lib/agents/settlement/periods';
import { bottomUp, sumTeams } from '@/lib/agents/settlement/tree';

const ZONES = ['UTC', 'Asia/Shanghai', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York', 'Europe/Berlin'];
const CASES = [
  ['realtime', null],
  ['hourly', null],
  ['daily', 'D'],
  ['dividend', 'D'],
  ['dividend', 'W'],
  ['dividend', 'H'],
  ['dividend', 'M'],
] as const;

describe('the periods of contracts', () => {
  it.each(CASES)('put every moment of %s %s in exactly one period', (kind, type) => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom(...ZONES), (at, zone) => {
        const period = periodAt(kind, type, at, zone);
        expect(period.since <= at && at < period.until).toBe(true);
        expect(periodAt(kind, type, period.since, zone)).toEqual(period);
        expect(periodAt(kind, type, new Date(period.until.getTime() - 1), zone)).toEqual(period);
        expect(periodAt(kind, type, period.until, zone).since).toEqual(period.until);
        expect(periodBefore(kind, type, at, zone).until).toEqual(period.since);
      }),
    );
  });

  it('begin half months on the 1st and the 16th of the settlement zone', () => {
    const at = new Date('2026-02-15T16:00:00Z');
    expect(periodAt('dividend', 'H', at, 'Asia/Shanghai')).toEqual({
      since: at,
      until: new Date('2026-02-28T16:00:00Z'),
    });
  });

  it('begin hours at the full hour of a zone that is half an hour apart', () => {
    expect(periodAt('hourly', null, new Date('2026-05-01T10:29:00Z'), 'Asia/Kolkata').since).toEqual(
      new Date('2026-05-01T09:30:00Z'),
    );
  });
});

describe('the sums of teams', () => {
  it('are those of a plain walk up every line', () => {
    const random = fc.array(fc.record({ upline: fc.nat(), value: fc.nat(100) }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(random, (list) => {
        const members = list.map(({ upline, value }, index) => ({
          id: BigInt(index + 1),
          uplineId: index === 0 || upline % 5 === 0 ? null : BigInt((upline % index) + 1),
          value,
        }));
        const expected = new Map<bigint, number>();
        for (const { id, value } of members)
          for (let at: bigint | null = id; at !== null; at = members[Number(at) - 1]!.uplineId)
            expected.set(at, (expected.get(at) ?? 0) + value);
        const teams = sumTeams(
          bottomUp([...members].reverse()),
          new Map(members.map(({ id, value }) => [id, value])),
          (sum, value) => sum + value,
        );
        expect(teams).toEqual(expected);
      }),
    );
  });

  it('refuse a cycle', () => {
    expect(() =>
      bottomUp([
        { id: 1n, uplineId: 2n },
        { id: 2n, uplineId: 1n },
      ]),
    ).toThrow('cycle');
  });
});
