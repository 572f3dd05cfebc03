import fc from 'fast-check';
import { needleOf, searchable, searchColumns, searchKey } from '@/lib/catalogue/search-key';

describe('searchable', () => {
  it.each([
    ['Đèn  Lồng!', 'den long'],
    ['The Heron’s Nest', 'the herons nest'],
    ['ÉCLAIR', 'eclair'],
    ['九巷之灯笼', '九巷之灯笼'],
    ['โคมไฟน้ำ', 'โคมไฟน้ำ'.normalize('NFKD').normalize('NFC')],
    ['أرنب', 'ارنب'],
    ['ｌａｎｔｅｒｎ', 'lantern'],
    ['한글', '한글'],
    [' -- % _ \\ ', ''],
  ])('makes %j %j', (typed, expected) => {
    expect(searchable(typed)).toBe(expected);
  });

  it('gives the same result when applied twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => searchable(searchable(text)) === searchable(text),
      ),
    );
  });
});

describe('searchKey', () => {
  const scripts = fc.string({ unit: fc.constantFrom(...'ab z灯笼龙โคมก็فجдж한'), maxLength: 20 });

  it('of a part of a text is part of the text’s key, so that the index misses nothing', () => {
    fc.assert(
      fc.property(scripts, scripts, scripts, (before, part, after) =>
        searchKey(before + part + after).includes(searchKey(part)),
      ),
    );
  });

  it('is ASCII that the trigram index sees on any server, one trigram per ideograph', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[a-z0-9]*$/.test(searchKey(searchable(text)))),
    );
    expect(searchKey('龙')).toHaveLength(3);
    expect(searchKey('โค')).toHaveLength(4);
  });
});

describe('needleOf', () => {
  it('returns nothing if nothing searchable was typed', () => {
    for (const typed of ['', '   ', '%', '\u0000', '\ud800', '!?']) expect(needleOf(typed)).toBeUndefined();
  });

  it('is contained in the columns of a title that contains it', () => {
    const { text, key } = searchColumns(['Lanterns over the Delta', '三角洲上的灯笼']);
    for (const typed of ['NS OVER', '洲上', 'delta']) {
      const needle = needleOf(typed)!;
      expect(text).toContain(needle.text);
      expect(key).toContain(needle.key);
    }
  });

  it('never matches across two titles', () => {
    expect(searchColumns(['one two', 'three']).text).not.toContain('two three');
  });
});
