import { visibleEntries, SIDE_GROUPS } from '@/components/site/side-entries';

const entries = SIDE_GROUPS.flat();
const keys = (flags: Record<string, unknown>) => visibleEntries(entries, flags).map(({ key }) => key);

describe('the side menu', () => {
  test('hides entries with a flag while the flag is not set', () => {
    const shown = visibleEntries(entries, {});
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(({ flag }) => flag !== undefined)).toEqual([]);
  });

  test.each(entries.flatMap(({ key, flag }) => (flag ? [[key, flag] as const] : [])))(
    'shows %s with the flag %s, and not without it',
    (key, flag) => {
      expect(keys({})).not.toContain(key);
      expect(keys({ [flag]: false })).not.toContain(key);
      expect(keys({ [flag]: 'yes' })).not.toContain(key);
      expect(keys({ [flag]: true })).toEqual(
        entries.filter((entry) => entry.flag === undefined || entry.flag === flag).map((entry) => entry.key),
      );
    },
  );

  test('uses the flags of the requirements', () => {
    const flagOf = new Map(entries.map(({ key, flag }) => [key, flag]));
    expect(flagOf.get('vip')).toBe('hasVip');
    expect(flagOf.get('invite')).toBe('hasReferral');
  });

  test('lists every entry once', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });
});
