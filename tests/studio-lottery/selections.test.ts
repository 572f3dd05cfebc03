import fc from 'fast-check';
import { findGame, findPlay } from '@/lib/studio/lottery/games/registry';
import { parsePaste } from '@/lib/studio/lottery/plays/paste';
import { loadsOf, readSelection, type Play } from '@/lib/studio/lottery/plays/play';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import {
  formatSelection,
  MAX_COMBINATIONS,
  MAX_SELECTION_CHARACTERS,
} from '@/lib/studio/lottery/plays/selection';
import { animalOfYear } from '@/lib/studio/lottery/sources/lunar-year';
import { generator, playLists } from './support';

const of = (game: string, play: string) => findPlay(game, play)!;
const straight5 = of('FAST5X1', 'five-straight');
const typed5 = of('FAST5X1', 'five-straightTyped');
const plays = playLists().flatMap((list) => list.plays);
const digits = '0,1,2,3,4,5,6,7,8,9';

describe('hostile selections', () => {
  const refused: [Play, string, string][] = [
    [straight5, '', 'SELECTION_MALFORMED'],
    [straight5, '1|2|3|4', 'SELECTION_MALFORMED'],
    [straight5, '1|2|3|4|5|6', 'SELECTION_MALFORMED'],
    [straight5, '1|2|3|4|', 'TOO_FEW_VALUES'],
    [straight5, '1|2|3|4|5,5', 'VALUE_TWICE'],
    [straight5, '1|2|3|4|10', 'VALUE_NOT_OFFERED'],
    [straight5, '1|2|3|4|-1', 'VALUE_NOT_OFFERED'],
    [straight5, '1|2|3|4|05', 'VALUE_NOT_OFFERED'],
    [straight5, '1|2|3|4|1e0', 'VALUE_NOT_OFFERED'],
    [straight5, '1|2|3|4|５', 'VALUE_NOT_OFFERED'],
    [straight5, '1|2|3|4|constructor', 'VALUE_NOT_OFFERED'],
    [straight5, '1|2|3|4|5 ', 'VALUE_NOT_OFFERED'],
    [typed5, '', 'TOO_FEW_VALUES'],
    [typed5, '1234', 'VALUE_NOT_OFFERED'],
    [typed5, '12345  12346', 'VALUE_NOT_OFFERED'],
    [typed5, '12345 12345', 'VALUE_TWICE'],
    [of('FAST5X1', 'front3-groupTyped'), '123 321', 'VALUE_TWICE'],
    [of('FAST5X1', 'front3-groupTyped'), '777', 'ENTRY_ALL_EQUAL'],
    [of('FAST5X1', 'front3-groupSixBanker'), '1|1,2', 'VALUE_TWICE'],
    [of('FAST5X1', 'front3-groupSixBanker'), '1|2', 'NO_COMBINATION'],
    [of('FAST5X1', 'five-group60'), '1|1,2,3', 'NO_COMBINATION'],
    [of('FAST5X1', 'five-fixed'), '||||', 'TOO_FEW_ROWS'],
    [of('FAST5X1', 'any3-straight'), '1|2|||', 'TOO_FEW_ROWS'],
    [of('FAST5X1', 'pair12-dragonTiger'), 'toString', 'VALUE_NOT_OFFERED'],
    [of('FAST5X1', 'pair12-dragonTiger'), '__proto__', 'VALUE_NOT_OFFERED'],
    [of('FAST5X1', 'front3-groupWith'), '1,2', 'TOO_MANY_VALUES'],
    [of('FAST11X1', 'front2-straight'), '01|01', 'NO_COMBINATION'],
    [of('FAST11X1', 'front2-straightTyped'), '0101', 'VALUE_TWICE'],
    [of('FAST11X1', 'front2-straightTyped'), '0112', 'VALUE_NOT_OFFERED'],
    [of('MARK6', 'parlay'), 'big|||||', 'TOO_FEW_ROWS'],
    [of('MARK6', 'parlay'), 'big,odd|red||||', 'TOO_MANY_VALUES'],
    [of('VNNORTH', 'xien-2'), '27', 'TOO_FEW_VALUES'],
    [
      of('KENOX5', 'pick-10'),
      Array.from({ length: 80 }, (_, i) => String(i + 1).padStart(2, '0')).join(','),
      'TOO_MANY_COMBINATIONS',
    ],
    [
      of('VNNORTH', 'slipNone-10'),
      Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0')).join(','),
      'TOO_MANY_COMBINATIONS',
    ],
  ];

  test.each(
    refused.map(([play, text, code]) => [play.type.code, text.slice(0, 40), code, play, text] as const),
  )('%s: "%s" is %s', (_type, _shown, code, play, text) => {
    expect(readSelection(play, text)).toMatchObject({ ok: false, code });
  });

  test('unknown games and play types, also by names of the prototype, are not found', () => {
    for (const name of ['', 'constructor', '__proto__', 'FAST5X9']) {
      expect(findGame(name)).toBeUndefined();
      expect(findPlay('FAST5X1', name)).toBeUndefined();
    }
  });

  test('long nonsense is refused for every play type, in time that is bounded by the limit of characters', () => {
    const nonsense = [
      '1'.repeat(MAX_SELECTION_CHARACTERS),
      ','.repeat(MAX_SELECTION_CHARACTERS),
      '|'.repeat(MAX_SELECTION_CHARACTERS),
      ' '.repeat(MAX_SELECTION_CHARACTERS),
      '1 '.repeat(MAX_SELECTION_CHARACTERS / 2),
      'x'.repeat(20_000_000),
    ];
    for (const text of nonsense)
      for (const play of [straight5, typed5, of('FAST5X1', 'any2-straightTyped'), of('KENOX5', 'pick-10')]) {
        const begun = performance.now();
        expect(readSelection(play, text).ok).toBe(false);
        expect(performance.now() - begun).toBeLessThan(2_000);
      }
  });

  test('random text is never accepted with another meaning: what is accepted is read back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plays),
        fc.string({ unit: fc.constantFrom(...'0123456789,| '), maxLength: 30 }),
        (play, text) => {
          const read = readSelection(play, text);
          if (!read.ok) return;
          expect(read.units).toBeGreaterThan(0);
          expect(readSelection(play, formatSelection(play.shape, read.selection))).toEqual(read);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test('100,000 combinations are accepted, as rows and as a list, and one more is not', () => {
  expect(readSelection(straight5, Array(5).fill(digits).join('|'))).toMatchObject({
    ok: true,
    units: 100_000,
  });
  const every = Array.from({ length: MAX_COMBINATIONS }, (_, i) => String(i).padStart(5, '0'));
  expect(readSelection(typed5, every.join(' '))).toMatchObject({ ok: true, units: 100_000 });
  const positions = of('FAST5X1', 'any4-straightTyped');
  const four = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0')).join(' ');
  expect(readSelection(positions, `1,2,3,4,5|${four}`)).toMatchObject({ ok: true, units: 50_000 });
  expect(readSelection(of('FAST5X1', 'any3-straight'), Array(5).fill(digits).join('|'))).toMatchObject({
    units: 10_000,
  });
});

test('a random pick is accepted for every play type', () => {
  const next = generator(7);
  for (const play of plays)
    for (let i = 0; i < 5; i++) {
      const text = randomPick(play, next);
      expect({ play: play.type.code, text, ok: readSelection(play, text).ok }).toMatchObject({ ok: true });
    }
});

test('loads say how many combinations need each number', () => {
  const load = (play: Play, text: string) => {
    const read = readSelection(play, text);
    if (!read.ok) throw new Error(read.code);
    return Object.fromEntries(loadsOf(play, read.selection).map(({ number, units }) => [number, units]));
  };
  expect(load(of('FAST5X1', 'front2-straight'), '1,2|3,4,5')).toEqual({
    '0:1': 3,
    '0:2': 3,
    '1:3': 2,
    '1:4': 2,
    '1:5': 2,
  });
  expect(load(of('VNNORTH', 'xien-2'), '01,02,03')).toEqual({ '0:01': 2, '0:02': 2, '0:03': 2 });
  expect(load(of('VNNORTH', 'lo2'), '27 48')).toEqual({ '27': 1, '48': 1 });
  expect(load(of('MY4D', 'boxBig'), '1123')).toEqual({ '1123': 12 });
  expect(load(of('FAST5X1', 'pair12-dragonTiger'), 'dragon,tie')).toEqual({ '0:dragon': 1, '0:tie': 1 });
  expect(load(of('FAST5X1', 'five-fixed'), '1||||2')).toEqual({ '0:1': 1, '4:2': 1 });
});

describe('pasted numbers', () => {
  test('are read with the separators of people, and each mistake has its line', () => {
    const pasted = parsePaste(typed5, '12345, 12346；1234\r\n\r\n12345 abcde 123456\n１２３４７ ๑๒๓๔๘');
    expect(pasted).toMatchObject({
      list: '12345 12346 12347 12348',
      entries: 4,
      mistakeCount: 4,
      mistakes: [
        { code: 'ENTRY_TOO_SHORT', line: 1, entry: '1234' },
        { code: 'ENTRY_TWICE', line: 3, entry: '12345', first: 1 },
        { code: 'ENTRY_NOT_DIGITS', line: 3, entry: 'abcde' },
        { code: 'ENTRY_TOO_LONG', line: 3, entry: '123456' },
      ],
    });
    expect(readSelection(typed5, pasted!.list)).toMatchObject({ ok: true, units: 4 });
  });

  test('of two digits each may have spaces, and are checked one by one', () => {
    const play = of('FAST11X1', 'front3-groupTyped');
    expect(parsePaste(play, '01 02 03; 3-2-1\n040506,01 01 02\n01 02 12')).toMatchObject({
      list: '010203 040506',
      mistakes: [
        { code: 'ENTRY_TWICE', line: 1, first: 1 },
        { code: 'ENTRY_NUMBER_TWICE', line: 2, entry: '01 01 02' },
        { code: 'ENTRY_OUT_OF_RANGE', line: 3, entry: '01 02 12' },
      ],
    });
  });

  test('without a list, too long or too many are refused or cut, and equal digits are explained', () => {
    expect(parsePaste(straight5, '12345')).toBeNull();
    expect(parsePaste(typed5, ' '.repeat(MAX_SELECTION_CHARACTERS + 1))).toBeNull();
    expect(parsePaste(of('THAI', 'tod3'), '111')).toMatchObject({
      list: '',
      mistakes: [{ code: 'ENTRY_ALL_EQUAL' }],
    });
    const many = parsePaste(typed5, '1 '.repeat(500_000))!;
    expect(many.mistakeCount).toBe(500_000);
    expect(many.mistakes).toHaveLength(100);
  });
});

describe('the animal of the year', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'Asia/Shanghai', year: 'numeric' });
  const yearOf = (moment: number) => {
    return Number(format.formatToParts(moment).find(({ type }) => (type as string) === 'relatedYear')!.value);
  };
  const DAY = 86_400_000;

  test('changes at the lunar new year of China', () => {
    const newYears: [string, number][] = [
      ['2024-02-10', 4],
      ['2025-01-29', 5],
      ['2026-02-17', 6],
      ['2027-02-06', 7],
      ['2028-01-26', 8],
    ];
    for (const [day, animal] of newYears) {
      const midnight = Date.parse(`${day}T00:00:00+08:00`);
      expect({ day, animal: animalOfYear(new Date(midnight)) }).toEqual({ day, animal });
      expect({ day, animal: animalOfYear(new Date(midnight - 1_000)) }).toEqual({ day, animal: animal - 1 });
    }
  });

  test('differs from the calendar of the platform by a day at most, and is unknown outside of the table', () => {
    const first = Date.UTC(2020, 1, 1);
    let near = [first - 2 * DAY, first - DAY, first].map((moment) => (yearOf(moment) - 4) % 12);
    for (let day = first; day < Date.UTC(2050, 11, 31); day += DAY) {
      const animal = animalOfYear(new Date(day));
      near = [...near.slice(1), (yearOf(day + DAY) - 4) % 12];
      expect({ day, near: near.includes(animal) }).toEqual({ day, near: true });
    }
    for (const day of ['2020-01-24', '2051-01-01', '1999-06-01'])
      expect(() => animalOfYear(new Date(`${day}T00:00:00+08:00`))).toThrow(RangeError);
  });
});
