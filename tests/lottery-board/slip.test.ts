import fc from 'fast-check';
import { boardReducer, firstState, type BoardState } from '@/components/lottery/board/board-state';
import { quickPick, quickPicksOf, toggleValue } from '@/components/lottery/board/rows';
import { firstEntries, readBack, selectionText } from '@/components/lottery/board/selection-text';
import {
  addLines,
  covers,
  linesForServer,
  offeredStake,
  prizeOfHit,
  rebateOfLine,
  stakeOfLine,
  totalsOf,
} from '@/components/lottery/board/slip';
import type { ModeRange, SlipLine } from '@/components/lottery/board/types';
import { payoutOf, rebateOf, stakeOf } from '@/lib/studio/lottery/odds';
import { amount, parseAmount } from '@/lib/money/amount';
import { readSelection } from '@/lib/studio/lottery/plays/play';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import { lineInput } from '@/lib/studio/lottery/schema';
import { generator, playLists } from '../studio-lottery/support';

const MODES: ModeRange[] = [
  { code: 'LOTT', lowest: 1700, highest: 1960 },
  { code: 'ZY', lowest: 1960, highest: 1960 },
];
const line = fc.record({
  play: fc.constantFrom('a', 'b', 'c'),
  selection: fc.constantFrom('1', '2', '1,2'),
  units: fc.integer({ min: 1, max: 100_000 }),
  unit: fc.constantFrom('1' as const, '0.1' as const, '0.01' as const),
  multiple: fc.integer({ min: 1, max: 100_000 }),
  prizeMode: fc.constant('LOTT' as const),
  series: fc.integer({ min: 1700, max: 1960 }),
});

describe('money of a slip', () => {
  test('a stake is combinations × unit × multiple, and a rebate the share of the series, as the server computes them', () => {
    fc.assert(
      fc.property(line, (item) => {
        const unit = parseAmount(item.unit)!;
        expect(stakeOfLine(item)).toBe(BigInt(item.units) * unit * BigInt(item.multiple));
        expect(stakeOfLine(item)).toBe(stakeOf({ units: item.units, unit, multiple: item.multiple }));
        expect(rebateOfLine(item, MODES)).toBe(
          rebateOf(stakeOfLine(item), { highest: 1960, chosen: item.series }),
        );
      }),
    );
  });

  test('totals are the sums of the lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (items) => {
        const lines = items.map((item, key) => ({ ...item, key }));
        const totals = totalsOf(lines, MODES);
        expect(totals.stake).toBe(lines.reduce((sum, item) => sum + stakeOfLine(item), 0n));
        expect(totals.units).toBe(lines.reduce((sum, { units }) => sum + units, 0));
      }),
    );
  });

  test('the prize that is shown for a hit is what the settlement pays for it, rounded down', () => {
    const next = generator(5);
    for (const { plays } of playLists())
      for (const play of plays.filter((_, index) => index % 7 === 0)) {
        const stake = {
          unit: '0.1' as const,
          multiple: 1 + next(50),
          prizeMode: 'LOTT' as const,
          series: 1700 + next(281),
        };
        const [code, tiers] = [...play.odds()][0]!;
        for (const tier of tiers.keys()) {
          const paid = payoutOf(
            play,
            [{ class: code, tier, units: 1 }],
            stake.series,
            amount(1_000n * BigInt(stake.multiple)),
          );
          expect(prizeOfHit(play, { class: code, tier }, stake)).toBe(paid);
          expect(prizeOfHit(play, { class: code, tier }, stake, 500)).toBeLessThanOrEqual(paid / 2n);
        }
      }
  });

  test('a balance covers a stake to the last 1/10,000', () => {
    expect(covers('12.5', 125_000n)).toBe(true);
    expect(covers('12.4999', 125_000n)).toBe(false);
    expect(covers('', 1n)).toBe(false);
  });
});

describe('lines of a slip', () => {
  const base = {
    play: 'a',
    selection: '1',
    units: 10,
    unit: '1',
    multiple: 2,
    prizeMode: 'LOTT',
    series: 1960,
  } as const;

  test('the same bet twice is one line with the sum of the multiples', () => {
    const { lines } = addLines([], [base, { ...base, multiple: 3 }, { ...base, series: 1950 }]);
    expect(lines.map(({ multiple, series }) => [multiple, series])).toEqual([
      [5, 1960],
      [2, 1950],
    ]);
    const high = addLines(lines, [{ ...base, multiple: 99_999 }]);
    expect(high.lines.map(({ multiple }) => multiple)).toEqual([5, 2, 99_999]);
  });

  test('keys stay unique, whatever is added and removed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(line, fc.boolean()), { maxLength: 40 }), (steps) => {
        let lines: SlipLine[] = [];
        for (const [item, removes] of steps) {
          lines = addLines(lines, [item]).lines;
          if (removes) lines = lines.slice(1);
        }
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      }),
    );
  });

  test('51 lines or 100,001 combinations are refused and change nothing', () => {
    const many = Array.from({ length: 50 }, (_, i) => ({ ...base, selection: String(i) }));
    const { lines } = addLines([], many);
    expect(lines).toHaveLength(50);
    expect(addLines(lines, [{ ...base, selection: 'x' }])).toEqual({ lines, problem: 'tooManyLines' });
    const full = addLines([], [{ ...base, units: 100_000 }]).lines;
    expect(addLines(full, [{ ...base, selection: '2', units: 1 }])).toEqual({
      lines: full,
      problem: 'tooManyCombinations',
    });
  });

  test('are sent as the API takes them, without a series in mode ZY', () => {
    const sent = linesForServer([
      { ...base, key: 1 },
      { ...base, key: 2, prizeMode: 'ZY' },
    ]);
    expect(sent[0]).toEqual({
      play: 'a',
      selection: '1',
      unit: '1',
      multiple: 2,
      prizeMode: 'LOTT',
      series: 1960,
    });
    expect(sent[1]).not.toHaveProperty('series');
    for (const item of sent) expect(lineInput.safeParse(item).success).toBe(true);
  });

  test('a stake outside of what is offered is moved into it', () => {
    const stake = { unit: '0.1', multiple: 3, prizeMode: 'LOTT', series: 1700 } as const;
    expect(offeredStake({ ...stake, series: 1980 }, MODES)).toEqual({ ...stake, series: 1960 });
    expect(offeredStake({ ...stake, prizeMode: 'ZY' }, MODES).series).toBe(1960);
    expect(offeredStake({ ...stake, prizeMode: 'SEA' }, MODES)).toEqual({ ...stake, series: 1960 });
  });
});

describe('rows', () => {
  const next = generator(11);

  test('every reachable choice of every play type keeps to its shape, and its text is read back', () => {
    for (const { plays } of playLists())
      for (const play of plays) {
        const { shape } = play;
        let rows: number[][] = shape.rows.map(() => []);
        for (let step = 0; step < 12 && shape.rows.length > 0; step++) {
          const at = next(shape.rows.length);
          const row = shape.rows[at]!;
          const quick = quickPicksOf(row);
          rows =
            quick.length > 0 && next(3) === 0
              ? quickPick(shape, rows, at, quick[next(quick.length)]!)
              : toggleValue(shape, rows, at, row.low + next(row.high - row.low + 1));
          rows.forEach((values, index) => {
            expect(values.length).toBeLessThanOrEqual(shape.rows[index]!.max);
            expect(new Set(values).size).toBe(values.length);
          });
          if (shape.disjoint) expect(new Set(rows.flat()).size).toBe(rows.flat().length);
        }
        const ascending = rows.map((values) => [...values].sort((a, b) => a - b));
        expect(readBack(shape, selectionText(shape, rows, '')).rows).toEqual(ascending);
      }
  });

  test('a random pick of every play type goes through rows and list and back unchanged', () => {
    for (const { plays } of playLists())
      for (const play of plays) {
        const text = randomPick(play, next);
        const { rows, list } = readBack(play.shape, text);
        expect(selectionText(play.shape, rows, list)).toBe(text);
        expect(readSelection(play, text).ok).toBe(true);
      }
  });

  test('the first entries of a list are found without reading it all', () => {
    expect(firstEntries('', 3)).toEqual({ entries: [], count: 0 });
    expect(firstEntries('123', 3)).toEqual({ entries: ['123'], count: 1 });
    expect(firstEntries('01 02 03 04', 3)).toEqual({ entries: ['01', '02', '03'], count: 4 });
  });
});

describe('the state of a board', () => {
  const { plays } = playLists()[0]!;
  const [play] = plays;
  const start = firstState(play!.type.code, play!.shape, MODES);
  const added = { ...start.stake, play: play!.type.code, selection: '1|2|3|4|5', units: 1 };
  const run = (state: BoardState, ...actions: Parameters<typeof boardReducer>[1][]) =>
    actions.reduce(boardReducer, state);

  test('the first line sets the draw, a later draw does not move it, an empty slip forgets it', () => {
    const one = run(start, { kind: 'add', lines: [added], period: '20261126-0001' });
    expect(one.target).toBe('20261126-0001');
    const two = run(one, {
      kind: 'add',
      lines: [{ ...added, selection: '1|2|3|4|6' }],
      period: '20261126-0002',
    });
    expect(two.target).toBe('20261126-0001');
    expect(run(two, { kind: 'moveTo', period: '20261126-0002' }).target).toBe('20261126-0002');
    expect(run(two, { kind: 'clearSlip' }).target).toBeNull();
  });

  test('an edited line is replaced, not added', () => {
    const state = run(
      start,
      { kind: 'add', lines: [added], period: 'p' },
      { kind: 'edit', key: 1, shape: play!.shape },
    );
    expect(state.choice.rows).toEqual([[1], [2], [3], [4], [5]]);
    const after = run(state, { kind: 'add', lines: [{ ...added, multiple: 9 }], period: 'p' });
    expect(after.lines.map(({ multiple }) => multiple)).toEqual([9]);
    expect(after.editing).toBeNull();
  });

  test('while the outcome of a try is not known, the slip cannot be changed', () => {
    const request = {} as never;
    const sent = run(
      start,
      { kind: 'add', lines: [added], period: 'p' },
      { kind: 'send', id: 'id', request },
    );
    for (const action of [
      { kind: 'add', lines: [added], period: 'p' },
      { kind: 'remove', key: 1 },
      { kind: 'clearSlip' },
      { kind: 'setMultiple', key: 1, multiple: 5 },
      { kind: 'moveTo', period: 'q' },
    ] as const)
      expect(run(sent, action)).toBe(sent);
    const placed = run(sent, { kind: 'placed' });
    expect(placed.lines).toEqual([]);
    expect(placed.last).toEqual(sent.lines);
    expect(run(sent, { kind: 'refused' }).lines).toEqual(sent.lines);
  });
});
