/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { boardReducer, firstState } from '@/components/lottery/board/board-state';
import { ChoiceFields } from '@/components/lottery/board/choice-fields';
import { hasPad } from '@/components/lottery/board/pad';
import { readBack } from '@/components/lottery/board/selection-text';
import type { ModeRange } from '@/components/lottery/board/types';
import { useChoice, type CheckedChoice } from '@/components/lottery/board/use-choice';
import { lotteryGames, playsOf } from '@/lib/studio/lottery/games/registry';
import { readSelection, type Play } from '@/lib/studio/lottery/plays/play';
import { randomPick } from '@/lib/studio/lottery/plays/random-pick';
import type { LotteryGame } from '@/lib/studio/lottery/types';
import { generator, playLists } from '../studio-lottery/support';
import { FULL } from '../support/depth';
import { prepareBrowser, withTexts } from './support';

const MODES: ModeRange[] = [{ code: 'LOTT', lowest: 1700, highest: 1960 }];
const seen: { checked?: CheckedChoice } = {};

/** The fields of a play type, without the rest of the board. */
function Fields({ game, play }: { game: string; play: Play }) {
  const [state, dispatch] = useReducer(boardReducer, firstState(play.type.code, play.shape, MODES));
  const choice = useChoice(game, play, state.choice, undefined);
  useEffect(() => {
    seen.checked = choice;
  });
  return (
    <ChoiceFields
      gameCode={game}
      play={play}
      odds={undefined}
      choice={state.choice}
      checked={choice}
      stake={state.stake}
      currency="USD"
      locale="en"
      dispatch={dispatch}
      onRandom={async () => {}}
    />
  );
}

beforeEach(prepareBrowser);

test('every game shares one of the lists of play types that are shown below', () => {
  const shown = new Set(playLists().map(({ game }) => game.groups));
  expect(lotteryGames).toHaveLength(24);
  expect(lotteryGames.every(({ groups }) => shown.has(groups))).toBe(true);
});

/** The first play type of each set of fields: the others of a game differ in what wins. */
function oneOfEachShape(game: LotteryGame): Iterable<Play> {
  const first = new Map<string, Play>();
  for (const play of playsOf(game).values()) {
    const fields = JSON.stringify(play.shape);
    if (!first.has(fields)) first.set(fields, play);
  }
  return first.values();
}

test.each(playLists().map(({ game }) => [game.code, game] as const))(
  '%s: a random pick of play types, pressed and typed, is a line that the server takes',
  async (_, game) => {
    const next = generator(7);
    for (const play of FULL ? playsOf(game).values() : oneOfEachShape(game)) {
      const text = randomPick(play, next);
      const { container } = render(withTexts(<Fields game={game.code} play={play} />));
      const { rows, list } = readBack(play.shape, text);
      rows.forEach((values, at) => {
        // Rows of a play type are in the order of its shape; each has a group of buttons. Selectors, because roles of 421 pages take minutes.
        const groups = [...container.querySelectorAll('[role=group]')].filter(
          (group) => group.parentElement?.closest('[role=group]') === null,
        );
        const buttons = groups[at]!.querySelectorAll('button[aria-pressed]');
        for (const value of values) fireEvent.click(buttons[value - play.shape.rows[at]!.low]!);
      });
      // Numbers of two and three digits have a pad first (pad.test.tsx); typing is the other tab.
      if (play.shape.list && hasPad(play.shape.list))
        fireEvent.click(
          [...container.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Type or paste',
          )!,
        );
      if (play.shape.list)
        fireEvent.change(container.querySelector('textarea')!, { target: { value: list } });
      await act(async () => {});
      const checked = seen.checked!;
      const read = readSelection(play, checked.text);
      expect({ play: play.type.code, text: checked.text, problem: checked.problem }).toEqual({
        play: play.type.code,
        text,
        problem: undefined,
      });
      expect(read.ok && read.units).toBe(checked.units);
      cleanup();
    }
  },
);
