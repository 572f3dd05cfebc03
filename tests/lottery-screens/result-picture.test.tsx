/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { pictureOf, RANKS } from '@/components/lottery/pictures/picture-kind';
import { ResultPicture } from '@/components/lottery/pictures/result-picture';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { lotteryGames, findGame } from '@/lib/studio/lottery/games/registry';
import { resultToJson, parseResult } from '@/lib/studio/lottery/sources/result';
import { sources } from '@/lib/studio/lottery/sources/sources';

const names = {
  ranks: { special: 'Special', first: 'First' },
  animals: ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse'],
};
const show = (code: string, result: (number | string)[][] | null, landed?: number) =>
  render(
    <ResultPicture
      kind={pictureOf(findGame(code)!)}
      result={result}
      names={names}
      {...(landed !== undefined && { landed })}
    />,
  );

test.each([
  ['FAST5X1', [[3, 8, 3, 0, 5]], '3 8 3 0 5'],
  ['FAST11X1', [[1, 11, 4, 9, 10]], '01 11 04 09 10'],
  ['DICE3X1', [[1, 2, 6]], '1 2 6 = 9'],
  ['LUCKY28X1', [[4, 0, 7]], '4 0 7 = 11'],
  ['DIGITS3X3', [[4, 0, 7]], '4 0 7'],
  ['CARS10X1', [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1]], '10 9 8 7 6 5 4 3 2 1'],
  // In a year of the dragon 23 is a horse.
  ['MARK6', [[5, 12, 30, 33, 41, 48], [23], [4]], '05 12 30 33 41 48 + 23 (Horse)'],
])('the picture of %s is read out as one text', (code, result, text) => {
  show(code, result);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(text);
});

test('a table of prizes has every number of every rank', () => {
  const result = [['40927'], ['51148']];
  const { container } = show('HANOI', result);
  expect([...container.querySelectorAll('dd')].map((cell) => cell.textContent)).toEqual(['40927', '51148']);
});

test('numbers that have not landed are not in the page, and no result is read out before the last one', () => {
  const { container } = show('MARK6', [[5, 12, 30, 33, 41, 48], [23], [4]], 3);
  const balls = [...container.querySelectorAll('.lottery-disc')].map((disc) => disc.textContent);
  expect(balls.slice(0, 3)).toEqual(['05', '12', '30']);
  expect(balls.slice(3)).toEqual(Array.from({ length: 4 }, () => '0123456789'));
  expect(screen.queryByRole('img')).toBeNull();
});

test('every game has a picture of every result that can be drawn', () => {
  for (const game of lotteryGames) {
    const drawn = game.source.groups.map((group) =>
      Array.from({ length: group.count }, (_, at) =>
        group.kind === 'independent' ? group.low : group.kind === 'rest' ? 49 : group.low + at,
      ),
    );
    const json = resultToJson(game.source, drawn);
    expect(parseResult(game.source, json).ok).toBe(true);
    const { container, unmount } = show(game.code, json);
    expect(container.querySelectorAll('.lottery-running')).toHaveLength(0);
    unmount();
  }
});

test.each(LOCALE_CODES)('every rank of a prize table has a name in %s', (locale) => {
  const { ranks } = loadMessages(locale).lottery as unknown as { ranks: Record<string, string> };
  const used = Object.values(sources).flatMap(({ groups }) =>
    groups.filter((group) => 'width' in group).map(({ code }) => code),
  );
  expect([...RANKS].filter((code) => !ranks[code])).toEqual([]);
  expect(used.filter((code) => !(RANKS as readonly string[]).includes(code))).toEqual([]);
});
