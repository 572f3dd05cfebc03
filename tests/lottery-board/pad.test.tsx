/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import {
  hasPad,
  padChosen,
  padNumbers,
  padPick,
  padProduct,
  togglePad,
} from '@/components/lottery/board/pad';
import { keyLook } from '@/components/lottery/board/number-key';
import { editableList } from '@/components/lottery/board/selection-text';
import { findGame, lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
import { parsePaste } from '@/lib/studio/lottery/plays/paste';
import type { ListShape, RowShape } from '@/lib/studio/lottery/types';
import { boardProps, prepareBrowser, showBoard } from './support';

const two: ListShape = {
  numbers: 2,
  low: 0,
  high: 9,
  width: 1,
  distinct: false,
  ordered: true,
  allEqual: true,
};

test('quick picks of two digits are the halves, the parities and the doubles', () => {
  const all = padNumbers(two);
  expect(all).toHaveLength(100);
  expect(padPick(all, 'big')).toEqual(all.slice(50));
  expect(padPick(all, 'small')).toEqual(all.slice(0, 50));
  expect(padPick(all, 'odd')).toHaveLength(50);
  expect(padPick(all, 'odd')).toContain('07');
  expect(padPick(all, 'doubles')).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
  expect(padNumbers({ ...two, ordered: false })).toHaveLength(55);
  expect(padNumbers({ ...two, ordered: false, allEqual: false })).toHaveLength(45);
});

test('a press chooses, and a second one takes back, also of numbers that were chosen one by one', () => {
  const some = fc.uniqueArray(fc.constantFrom(...padNumbers(two)), { maxLength: 100 });
  fc.assert(
    fc.property(some, some, (chosen, pressed) => {
      const once = togglePad(chosen, pressed);
      const hadAll = pressed.every((number) => chosen.includes(number));
      for (const number of pressed) expect(once.includes(number)).toBe(!hadAll);
      expect(once.filter((number) => !pressed.includes(number))).toEqual(
        chosen.filter((number) => !pressed.includes(number)).sort(),
      );
    }),
  );
});

test('on every play type with a pad, what the pad writes is what the server reads, without a mistake', () => {
  const plays = lotteryGames.flatMap((game) =>
    [...playsOf(game).values()].filter(({ shape }) => shape.list && hasPad(shape.list)),
  );
  expect(plays.length).toBeGreaterThan(20);
  for (const play of plays) {
    const list = play.shape.list!;
    const columns = Array.from({ length: list.numbers }, () => [3, 1, 2]);
    for (const numbers of [padNumbers(list), padProduct(list, columns)]) {
      const read = parsePaste(play, numbers.join(' '))!;
      expect(read.mistakeCount).toBe(0);
      expect(read.list).toBe(numbers.join(' '));
      expect(padChosen(list, [read.list, '12a 9'])).toEqual(numbers);
    }
  }
});

test('keys look like what is drawn, and only where a row has the drawn numbers', () => {
  const row = (low: number, high: number): RowShape => ({
    code: 'numbers',
    low,
    high,
    width: 2,
    min: 1,
    max: 1,
  });
  expect(keyLook('tenCars', row(1, 10), 8)).toEqual({ kind: 'car', car: 8 });
  expect(keyLook('threeDice', row(1, 6), 4)).toEqual({ kind: 'die', face: 4 });
  // 01 is red, 03 blue and 05 green, as on the balls.
  expect([1, 3, 5].map((value) => keyLook('fortyNine', row(1, 49), value))).toEqual(
    (['red', 'blue', 'green'] as const).map((tone) => ({ kind: 'ball', tone })),
  );
  // The sum of two cars and a row of options are no cars.
  for (const other of [row(3, 19), { ...row(1, 10), options: ['rat'] }])
    expect(keyLook('tenCars', other, 8)).toEqual({ kind: 'ball', tone: 'amber' });
  expect(keyLook(undefined, row(1, 10), 8)).toEqual({ kind: 'ball', tone: 'amber' });
});

test('a list comes back as text to edit, in a form that is read as the same list', () => {
  for (const [game, list] of [
    ['VNNORTH', '08 27 48'],
    ['FAST11X1', '010203 040506'],
  ] as const) {
    const play = [...playsOf(findGame(game)!).values()].find(
      ({ shape }) => shape.list && shape.list.numbers * shape.list.width === list.split(' ')[0]!.length,
    )!;
    const { pasted, typed } = editableList(list);
    expect(pasted).toBe('');
    expect(parsePaste(play, typed)).toMatchObject({ list, mistakeCount: 0 });
  }
  const long = Array.from({ length: 1_000 }, (_, at) => String(10_000 + at)).join(' ');
  expect(editableList(long)).toEqual({ pasted: long, typed: '' });
});

describe('on the board', () => {
  beforeEach(prepareBrowser);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('two digits are chosen on a grid, shared with the box, and come back for editing', async () => {
    const vietnam = { ...boardProps().game, gameCode: 'VNNORTH' };
    await showBoard(boardProps({ game: vietnam }));
    await press('27');
    await press('Units digit 8');
    await act(async () => {});
    expect(screen.getByText('11 combinations')).toBeInTheDocument();
    await press('08');
    await press('Type or paste');
    expect(screen.getByRole('textbox', { name: 'Numbers' })).toHaveValue('18 27 28 38 48 58 68 78 88 98');
    await press('Add to slip');
    await press('Edit line 1');
    expect(screen.getByRole('textbox', { name: 'Numbers' })).toHaveValue(
      '18, 27, 28, 38, 48, 58, 68, 78, 88, 98',
    );
    await press('Number pad');
    expect(screen.getByRole('button', { name: '27' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '08' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('three digits are chosen by their columns', async () => {
    const thai = { ...boardProps().game, gameCode: 'THAI' };
    await showBoard(boardProps({ game: thai }));
    const digit = (position: number, value: string) =>
      userEvent.click(
        within(screen.getByRole('group', { name: `Position ${position}` })).getByRole('button', {
          name: value,
        }),
      );
    await digit(1, '2');
    await digit(2, '0');
    await digit(3, '8');
    await digit(3, '9');
    await press('Add 2 numbers');
    await act(async () => {});
    expect(screen.getByText('2 combinations')).toBeInTheDocument();
    await press('Remove 208');
    await act(async () => {});
    expect(screen.getByText('1 combination')).toBeInTheDocument();
  });

  test('a thousand numbers of four digits are chosen by their columns, and shown beside the box', async () => {
    await showBoard(boardProps({ game: { ...boardProps().game, gameCode: 'MY4D' } }));
    const inPosition = (position: number) =>
      within(screen.getByRole('group', { name: `Position ${position}` }));
    await userEvent.click(inPosition(1).getByRole('button', { name: '7' }));
    for (const position of [2, 3, 4])
      await userEvent.click(inPosition(position).getByRole('button', { name: 'All' }));
    await press('Add 1,000 numbers');
    await act(async () => {});
    expect(screen.getByText('1,000 combinations')).toBeInTheDocument();
    await press('Type or paste');
    expect(screen.getByRole('textbox', { name: 'Numbers' })).toHaveValue('');
    expect(screen.getByText(/^7000 7001 7002/)).toBeInTheDocument();
  });
});
