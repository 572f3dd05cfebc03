import { demoGames } from '@/lib/catalogue/demo/games';
import { isKnownTitle } from '@/lib/catalogue/naming/denylist';
import { TitleRegister } from '@/lib/catalogue/naming/register';
import { NAME_LOCALES } from '@/lib/catalogue/naming/types';

const titles = demoGames().map((game) => game.names);

describe('the names of the demo catalogue', () => {
  it.each(NAME_LOCALES)('are all different in %s', (locale) => {
    expect(new Set(titles.map((names) => names[locale].toLowerCase())).size).toBe(titles.length);
  });

  it('never include a known title of another vendor', () => {
    expect(titles.filter((names) => isKnownTitle(names.en))).toEqual([]);
  });

  it('use the script of their language', () => {
    expect(titles.filter((names) => !/^[\p{Script=Latin}\d ',&-]+$/u.test(names.en))).toEqual([]);
    expect(
      titles.filter((names) => !/\p{Script=Han}/u.test(names.zh) || /\p{Script=Thai}/u.test(names.zh)),
    ).toEqual([]);
    expect(
      titles.filter((names) => !/\p{Script=Thai}/u.test(names.th) || /\p{Script=Han}/u.test(names.th)),
    ).toEqual([]);
    expect(titles.filter((names) => !/^[\p{Script=Latin}\p{M}\d '&-]+$/u.test(names.vi))).toEqual([]);
  });

  it('fit on a tile', () => {
    expect(titles.filter((names) => names.en.length > 52)).toEqual([]);
  });

  it('have no repeated words and no gaps', () => {
    expect(titles.filter((names) => / {2}|^ | $|\b(the|a|of) \1\b|undefined/i.test(names.en))).toEqual([]);
  });
});

describe('the register of titles', () => {
  const title = { en: 'Copper Heron', zh: '赤铜苍鹭', th: 'นกกระสาทองแดง', vi: 'Diệc Đồng Đỏ' };

  it('reserves a title once', () => {
    const register = new TitleRegister();
    expect(register.reserve(title)).toBe(true);
    expect(register.reserve(title)).toBe(false);
    expect(register.reserve({ ...title, en: 'Other', zh: '另', vi: 'Khác' })).toBe(false);
  });

  it('rejects known titles in any spelling, and repeated words', () => {
    const register = new TitleRegister();
    for (const en of ['Gates of Olympus', 'the gates of olympus', 'STAR-BURST', 'Heron Heron']) {
      expect(register.reserve({ ...title, en })).toBe(false);
    }
  });
});
