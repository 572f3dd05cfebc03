import { isTranslated, languageFromWire, LANGUAGES, listOfferedLanguages } from '@/lib/i18n/languages';
import { LOCALES } from '@/lib/i18n/locales';
import { createSiteProfile, wireCode } from '@/lib/i18n/profile';

const FULL = createSiteProfile('full', 'th');
const DUO = createSiteProfile('duo', 'vi');

test('there are 26 languages, each with its own code and its own name', () => {
  expect(LANGUAGES).toHaveLength(26);
  expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(26);
  expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(26);
  const display = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code)!;
  // The names are those of Unicode (CLDR), apart from capital letters. These languages differ: a remark about the script, or another name.
  const others = new Set(['zh', 'tl', 'ms', 'id', 'uz', 'kk']);
  for (const { code, name } of LANGUAGES) {
    if (others.has(code)) continue;
    expect({ code, name: name.toLocaleLowerCase(code) }).toEqual({
      code,
      name: display(code).toLocaleLowerCase(code),
    });
  }
});

test('each language with texts is among them, with the same name and direction', () => {
  for (const { code, name, direction } of LOCALES)
    expect(LANGUAGES).toContainEqual({ code, name, direction });
  expect(LANGUAGES.filter(isTranslated)).toHaveLength(LOCALES.length);
  const rightToLeft = LANGUAGES.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
  expect(rightToLeft.sort()).toEqual(['ar', 'fa', 'ur']);
});

test('a site of two languages offers these two, under the codes EN and TY', () => {
  expect(listOfferedLanguages(FULL)).toHaveLength(26);
  expect(listOfferedLanguages(DUO).map(({ code }) => wireCode(code, DUO))).toEqual(['EN', 'TY']);
  expect(languageFromWire('TY', DUO)?.code).toBe('vi');
  expect(languageFromWire('ja', FULL)?.name).toBe('日本語');
  expect(languageFromWire('JA', DUO)).toBeUndefined();
  expect(languageFromWire(undefined, FULL)).toBeUndefined();
});
