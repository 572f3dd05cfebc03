import { findGame, playsOf } from '@/lib/studio/lottery/games/registry';
import { prizeOf } from '@/lib/studio/lottery/odds';
import { parsePaste, type PasteMistake } from '@/lib/studio/lottery/plays/paste';
import { readSelection, type Play } from '@/lib/studio/lottery/plays/play';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import {
  MAX_COMBINATIONS,
  parseSelection,
  type SelectionProblem,
} from '@/lib/studio/lottery/plays/selection';
import type { Fraction } from '@/lib/studio/slots/fraction';
import { selectionText } from './selection-text';

export type PlayOdds = ReturnType<Play['odds']>;

/** Work that may take longer than a frame. A worker does it (worker.ts); without one, the page does. */
export interface EngineCalls {
  /** The odds of a play type. */
  odds: { ask: { game: string; play: string }; answer: PlayOdds };
  /** The typed numbers of a choice, with the pasted ones. */
  list: { ask: ListAsk; answer: ListAnswer };
  /** Selections of a play type, chosen at random. */
  random: { ask: { game: string; play: string; count: number }; answer: string[] };
  /** Combinations of selections that come from outside; 0 if a selection is not one of its play type. */
  count: { ask: { game: string; lines: readonly { play: string; selection: string }[] }; answer: number[] };
  /** The lowest prize of one winning combination of each selection, in stakes of a combination. Null if it is no selection. */
  lowest: { ask: LowestAsk; answer: (Fraction | null)[] };
}

export interface LowestAsk {
  game: string;
  /** The given numbers of the draw. */
  given: readonly number[];
  lines: readonly { play: string; selection: string; series: number }[];
}

export interface ListAsk {
  game: string;
  play: string;
  rows: readonly (readonly number[])[];
  /** The list of a selection. */
  pasted: string;
  /** Text as it was typed or pasted. */
  typed: string;
}

export interface ListAnswer {
  /** All accepted numbers: the list of a selection. */
  list: string;
  entries: number;
  /** Of the typed text; lines count from 1. `first` is 0 for a pasted number. */
  mistakes: PasteMistake[];
  mistakeCount: number;
  /** Combinations by class; none if the rows are not complete or there are no numbers. */
  unitsByClass: ReadonlyMap<string, number>;
  problem?: SelectionProblem;
}

const playOf = (game: string, play: string): Play => {
  const found = findGame(game);
  const compiled = found && playsOf(found).get(play);
  if (!compiled) throw new RangeError(`no play type ${play} in ${game}`);
  return compiled;
};

const random = (n: number) => Math.floor(Math.random() * n);

const answers: {
  [Name in keyof EngineCalls]: (ask: EngineCalls[Name]['ask']) => EngineCalls[Name]['answer'];
} = {
  odds: ({ game, play }) => playOf(game, play).odds(),
  list: readList,
  random: ({ game, play, count }) =>
    Array.from({ length: count }, () => randomPick(playOf(game, play), random)),
  count: ({ game, lines }) =>
    lines.map(({ play, selection }) => {
      const found = findGame(game);
      const compiled = found && playsOf(found).get(play);
      const read = compiled && readSelection(compiled, selection);
      return read?.ok ? read.units : 0;
    }),
  lowest: ({ game, given, lines }) => lines.map((line) => lowestPrize(playOf(game, line.play), line, given)),
};

function lowestPrize(
  play: Play,
  { selection, series }: { selection: string; series: number },
  given: readonly number[],
): Fraction | null {
  const read = readSelection(play, selection);
  if (!read.ok) return null;
  let lowest: Fraction | null = null;
  for (const code of play.unitsByClass(read.selection, given.length > 0 ? given : undefined).keys())
    for (const tier of play.odds().get(code)?.keys() ?? []) {
      const prize = prizeOf(play, { class: code, tier }, series);
      if (!lowest || prize.n * lowest.d < lowest.n * prize.d) lowest = prize;
    }
  return lowest;
}

/** Answers one call. Throws RangeError for a game or play type that does not exist. */
export function answerCall<Name extends keyof EngineCalls>(
  name: Name,
  ask: EngineCalls[Name]['ask'],
): EngineCalls[Name]['answer'] {
  return answers[name](ask);
}

function readList({ game, play: code, rows, pasted, typed }: ListAsk): ListAnswer {
  const play = playOf(game, code);
  const empty = {
    list: pasted,
    entries: 0,
    mistakes: [],
    mistakeCount: 0,
    unitsByClass: new Map<string, number>(),
  };
  // The pasted numbers are the first line, in a form that the parser takes for numbers of one and of two digits.
  const paste = parsePaste(play, pasted === '' ? typed : `${pasted.replaceAll(' ', ',')}\n${typed}`);
  if (!paste) return { ...empty, problem: 'SELECTION_TOO_LONG' };
  const before = pasted === '' ? 0 : 1;
  const { list, entries, mistakeCount } = paste;
  const mistakes = paste.mistakes.map((mistake) => ({
    ...mistake,
    line: mistake.line - before,
    ...(mistake.first !== undefined && { first: mistake.first - before }),
  }));
  const answer = { list, entries, mistakes, mistakeCount };
  const parsed = parseSelection(play.shape, selectionText(play.shape, rows, list));
  if (!parsed.ok) return { ...empty, ...answer, problem: parsed.code };
  const unitsByClass = play.unitsByClass(parsed.selection);
  const units = [...unitsByClass.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...answer,
    unitsByClass,
    ...(units > MAX_COMBINATIONS && { problem: 'TOO_MANY_COMBINATIONS' as const }),
  };
}
