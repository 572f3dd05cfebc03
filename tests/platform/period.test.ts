import { setClock } from '@/lib/platform/clock';
import { day, dayAfter, daysBetween } from '@/lib/platform/day';
import { resolvePeriod } from '@/lib/platform/period';

// The settlement zone of the tests is the shipped one, Asia/Shanghai: 16:30 in UTC is the next day there.
beforeEach(() => setClock(new Date('2026-03-09T16:30:00Z')));
afterEach(() => setClock(undefined));

const shown = (asked: Parameters<typeof resolvePeriod>[0]) => {
  const { since, until } = resolvePeriod(asked);
  return [since.toISOString(), until.toISOString()];
};

describe('resolvePeriod', () => {
  it('returns the last seven days of the settlement zone by default', () => {
    expect(shown({})).toEqual(['2026-03-03T16:00:00.000Z', '2026-03-10T16:00:00.000Z']);
  });

  it('derives a missing day from the other one', () => {
    expect(shown({ to: '2026-01-10' })).toEqual(['2026-01-03T16:00:00.000Z', '2026-01-10T16:00:00.000Z']);
    expect(shown({ from: '2026-03-10' })).toEqual(['2026-03-09T16:00:00.000Z', '2026-03-10T16:00:00.000Z']);
  });

  it('accepts 92 days at most', () => {
    expect(() => resolvePeriod({ from: '2026-01-01', to: '2026-04-02' })).not.toThrow();
    expect(() => resolvePeriod({ from: '2025-12-09' })).not.toThrow();
  });

  it.each([
    [{ from: '2026-01-01', to: '2026-04-03' }],
    [{ from: '2025-12-08' }],
    [{ from: '1900-01-01' }],
    [{ from: '2026-03-12' }],
    [{ from: '2026-02-02', to: '2026-02-01' }],
  ])('rejects %j', (asked) => {
    expect(() => resolvePeriod(asked)).toThrow(
      expect.objectContaining({ status: 400, fields: { to: { code: 'DATE_RANGE' } } }) as Error,
    );
  });
});

describe('day', () => {
  it.each(['2026-01-31', '2024-02-29', '1900-01-01', '2999-12-31'])('accepts %s', (text) => {
    expect(day.safeParse(text).success).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '0000-01-01',
    '1899-12-31',
    '9999-12-31',
    '2026-1-1',
    '',
    'x',
    20260101,
  ])('rejects %j', (text) => expect(day.safeParse(text).error?.issues[0]?.message).toBe('DATE_FORMAT'));

  it('is the base of dayAfter and daysBetween', () => {
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
  });
});
