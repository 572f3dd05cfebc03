/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { GameController } from '@/components/studio/slots/controller';
import { useGameKeys } from '@/components/studio/slots/use-game-keys';

const press = jest.fn();
const stepStake = jest.fn();
const controller = { press, stepStake } as unknown as GameController;

function Game() {
  useGameKeys(controller, { blocked: false, onRules: () => undefined });
  return (
    <>
      <button className="studio-spin">spin</button>
      <button>tool</button>
    </>
  );
}

beforeEach(() => {
  press.mockReset();
  stepStake.mockReset();
  render(<Game />);
});

it.each([' ', 'Enter'])('spins once while %j is held on the spin button, without a click', (key) => {
  const lantern = screen.getByText('spin');
  // fireEvent gives false where the default, the button's own press, is prevented.
  expect(fireEvent.keyDown(lantern, { key })).toBe(false);
  for (let beat = 0; beat < 5; beat++) expect(fireEvent.keyDown(lantern, { key, repeat: true })).toBe(false);
  expect(press).toHaveBeenCalledTimes(1);
});

it('leaves Space and Enter to another focused control', () => {
  expect(fireEvent.keyDown(screen.getByText('tool'), { key: ' ' })).toBe(true);
  expect(press).not.toHaveBeenCalled();
});

it('changes the stake while an arrow key is held', () => {
  for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key: 'ArrowUp', repeat });
  expect(stepStake).toHaveBeenCalledTimes(3);
});
