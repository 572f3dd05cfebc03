import { shownEntries, SIDE_GROUPS } from '@/components/site/side-entries';

const entries = SIDE_GROUPS.flat();
const keys = (flags: Record<string, unknown>) => shownEntries(entries, flags).map(({ key }) => key);

describe('the side menu', () => {
  test('shows nothing that waits for a flag while no flag is set', () => {
    const shown = shownEntries(entries, {});
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(({ flag }) => flag !== undefined)).toEqual([]);
  });

  test.each(entries.flatMap(({ key, flag }) => (flag ? [[key, flag] as const] : [])))(
    '%s is opened by %s, and by nothing else',
    (key, flag) => {
      expect(keys({})).not.toContain(key);
      expect(keys({ [flag]: false })).not.toContain(key);
      expect(keys({ [flag]: 'yes' })).not.toContain(key);
      expect(keys({ [flag]: true })).toEqual(
        entries.filter((entry) => entry.flag === undefined || entry.flag === flag).map((entry) => entry.key),
      );
    },
  );

  test('names the flags of the specification', () => {
    const flagOf = new Map(entries.map(({ key, flag }) => [key, flag]));
    expect(flagOf.get('vip')).toBe('hasVip');
    expect(flagOf.get('invite')).toBe('hasReferral');
  });

  test('lists everything once', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });
});
