import { readFileSync, readdirSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LOCALE_CODES } from '@/lib/i18n/locales';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** The names of a message's arguments and tags, sorted. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
      if (element.type === TYPE.tag) walk(element.children);
    }
  };
  walk(parse(message));
  return [...names].sort();
}

const read = (locale: string, file: string) =>
  flatten(JSON.parse(readFileSync(`messages/${locale}/${file}`, 'utf8')) as Tree);
const files = readdirSync('messages/en');
const others = LOCALE_CODES.filter((code) => code !== 'en');

describe.each(others)('messages in %s', (locale) => {
  it('has the files of English', () => {
    expect(readdirSync(`messages/${locale}`)).toEqual(files);
  });

  it.each(files)('%s has the keys and arguments of English', (file) => {
    const english = read('en', file);
    const translated = read(locale, file);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) {
      expect({ key, arguments: argumentsOf(translated.get(key)!) }).toEqual({
        key,
        arguments: argumentsOf(text),
      });
    }
  });
});

describe('error codes', () => {
  it('are unique: no two rooms use the same code', () => {
    const seen = new Map<string, string>();
    for (const file of files.filter((name) => /^errors/.test(name))) {
      for (const key of read('en', file).keys()) {
        expect({ key, file: seen.get(key) ?? file }).toEqual({ key, file });
        seen.set(key, file);
      }
    }
  });
});

test('Chinese sentences have full-width punctuation', () => {
  const slips = files.flatMap((file) =>
    [...read('zh', file)].filter(([, text]) => /\p{Script=Han}[,;:?!(]/u.test(text)),
  );
  expect(slips).toEqual([]);
});
