import type { Shape } from '@/lib/studio/lottery/types';
import { emptyRows, quickPick, toggleValue, type QuickPick } from './rows';
import { editableList, readBack } from './selection-text';
import { addLines, firstStake, offeredStake, type SlipProblem } from './slip';
import type { Choice, ModeRange, SlipLine, Stake } from './types';

/** A slip as POST /lotto/lgw/bets takes it, without its id. */
export interface SlipRequest {
  gameCode: string;
  lines: readonly { play: string; selection: string }[];
  draws: readonly { period: string; multiple: number }[];
  stopOnWin: boolean;
  leastPrize: number;
  accountType: 0 | 1;
}

/** The state of a game's board. It survives a reload of the page. */
export interface BoardState {
  choice: Choice;
  stake: Stake;
  lines: readonly SlipLine[];
  /** The key of the line that the choice replaces. */
  editing: number | null;
  /** The draw that the member wants; null while the slip is empty. */
  target: string | null;
  /** The lines of the slip that was placed last. */
  last: readonly SlipLine[];
  /** A slip that was sent and whose outcome is not known. It is sent again under the same id. */
  pending: { id: string; request: SlipRequest; lines: readonly SlipLine[] } | null;
  problem: SlipProblem | null;
}

export type BoardAction =
  | { kind: 'choosePlay'; play: string; shape: Shape }
  | { kind: 'setRows'; rows: readonly (readonly number[])[] }
  | { kind: 'toggle'; shape: Shape; at: number; value: number }
  | { kind: 'pick'; shape: Shape; at: number; pick: QuickPick }
  | { kind: 'setTyped'; typed: string }
  | { kind: 'setPasted'; pasted: string; typed: string }
  | { kind: 'clearChoice' }
  | { kind: 'setStake'; stake: Partial<Stake> }
  /**
   * `period` is the draw that is open; it becomes the target of an empty slip. `fromElsewhere`: the lines are not those of the choice, which
   * stays as it is.
   */
  | { kind: 'add'; lines: readonly Omit<SlipLine, 'key'>[]; period: string | null; fromElsewhere?: boolean }
  | { kind: 'edit'; key: number; shape: Shape }
  | { kind: 'remove'; key: number }
  | { kind: 'setMultiple'; key: number; multiple: number }
  | { kind: 'clearSlip' }
  | { kind: 'moveTo'; period: string }
  | { kind: 'send'; id: string; request: SlipRequest }
  | { kind: 'refused' }
  | { kind: 'placed' };

/** A board without a choice, at a play type. */
export function firstState(play: string, shape: Shape, modes: readonly ModeRange[]): BoardState {
  return {
    choice: { play, rows: emptyRows(shape), pasted: '', typed: '' },
    stake: firstStake(modes),
    lines: [],
    editing: null,
    target: null,
    last: [],
    pending: null,
    problem: null,
  };
}

const cleared = (choice: Choice): Choice => ({
  ...choice,
  rows: choice.rows.map(() => []),
  pasted: '',
  typed: '',
});

const withRows = (state: BoardState, rows: Choice['rows']): BoardState => ({
  ...state,
  choice: { ...state.choice, rows },
});

/** The next state of the board. While a slip is pending its lines cannot be changed. */
export function boardReducer(state: BoardState, action: BoardAction): BoardState {
  switch (action.kind) {
    case 'choosePlay':
      return {
        ...state,
        editing: null,
        choice: { play: action.play, rows: emptyRows(action.shape), pasted: '', typed: '' },
      };
    case 'setRows':
      return withRows(state, action.rows);
    case 'toggle':
      return withRows(state, toggleValue(action.shape, state.choice.rows, action.at, action.value));
    case 'pick':
      return withRows(state, quickPick(action.shape, state.choice.rows, action.at, action.pick));
    case 'setTyped':
      return { ...state, choice: { ...state.choice, typed: action.typed } };
    case 'setPasted':
      return { ...state, choice: { ...state.choice, pasted: action.pasted, typed: action.typed } };
    case 'clearChoice':
      return { ...state, editing: null, choice: cleared(state.choice) };
    case 'setStake':
      return { ...state, stake: { ...state.stake, ...action.stake } };
    case 'send':
      return { ...state, pending: { id: action.id, request: action.request, lines: state.lines } };
    case 'refused':
      return { ...state, pending: null };
    case 'placed':
      return {
        ...state,
        lines: [],
        target: null,
        editing: null,
        last: state.pending?.lines ?? state.lines,
        pending: null,
        problem: null,
      };
    default:
      return state.pending ? state : changeSlip(state, action);
  }
}

type SlipAction = Extract<
  BoardAction,
  { kind: 'add' | 'edit' | 'remove' | 'setMultiple' | 'clearSlip' | 'moveTo' }
>;

function changeSlip(state: BoardState, action: SlipAction): BoardState {
  switch (action.kind) {
    case 'add': {
      const kept = action.fromElsewhere
        ? state.lines
        : state.lines.filter(({ key }) => key !== state.editing);
      const { lines, problem } = addLines(kept, action.lines);
      if (problem) return { ...state, problem };
      const next = {
        ...state,
        lines,
        problem: null,
        target: state.lines.length === 0 ? action.period : state.target,
      };
      return action.fromElsewhere ? next : { ...next, editing: null, choice: cleared(state.choice) };
    }
    case 'edit': {
      const line = state.lines.find(({ key }) => key === action.key);
      if (!line) return state;
      const { unit, multiple, prizeMode, series, play, selection } = line;
      const { rows, list } = readBack(action.shape, selection);
      return {
        ...state,
        editing: line.key,
        stake: { unit, multiple, prizeMode, series },
        choice: { play, rows, ...editableList(list) },
      };
    }
    case 'remove':
      return withLines(
        state,
        state.lines.filter(({ key }) => key !== action.key),
      );
    case 'setMultiple':
      return withLines(
        state,
        state.lines.map((line) => (line.key === action.key ? { ...line, multiple: action.multiple } : line)),
      );
    case 'clearSlip':
      return withLines(state, []);
    case 'moveTo':
      return { ...state, target: action.period };
  }
}

function withLines(state: BoardState, lines: readonly SlipLine[]): BoardState {
  return {
    ...state,
    lines,
    problem: null,
    editing: lines.some(({ key }) => key === state.editing) ? state.editing : null,
    target: lines.length === 0 ? null : state.target,
  };
}

/** Members who log in one after the other in a tab have boards of their own, also where a session ended without a logout. */
const keyOf = (memberId: string, gameCode: string, free: boolean) =>
  `lottery-board ${memberId} ${gameCode} ${free ? 0 : 1}`;

/** Writes the state of a board for a reload of the page. Where there is no room, it is not kept. */
export function keepState(memberId: string, gameCode: string, free: boolean, state: BoardState): void {
  try {
    sessionStorage.setItem(keyOf(memberId, gameCode, free), JSON.stringify({ ...state, problem: null }));
  } catch {
    // The storage is full or not available. The board works without it.
  }
}

/**
 * The state that was kept, with series and modes that the game offers now; undefined if there is none. `shapeOf` gives the shape of a play
 * type, undefined if the game has it no longer.
 */
export function keptState(
  memberId: string,
  gameCode: string,
  free: boolean,
  modes: readonly ModeRange[],
  shapeOf: (play: string) => Shape | undefined,
): BoardState | undefined {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(keyOf(memberId, gameCode, free)) ?? 'null',
    ) as BoardState | null;
    const shape = kept && shapeOf(kept.choice.play);
    if (!kept || !shape || kept.choice.rows.length !== shape.rows.length) return undefined;
    const offered = <Line extends SlipLine>(line: Line) => ({ ...line, ...offeredStake(line, modes) });
    const isKnown = ({ play }: SlipLine) => shapeOf(play) !== undefined;
    return {
      ...kept,
      stake: offeredStake(kept.stake, modes),
      lines: kept.pending ? kept.lines : kept.lines.filter(isKnown).map(offered),
      last: kept.last.filter(isKnown).map(offered),
    };
  } catch {
    return undefined;
  }
}
