/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LobbyFilter } from '@/components/lobby/lobby-filter';

const LISTS = [
  { code: 'ALL', name: 'All' },
  { code: 'HOT', name: 'Hot' },
];
const KINDS = [{ code: 'lines', name: 'Lines' }];

it('offers one choice among lists and classes', async () => {
  const choose = jest.fn();
  render(<LobbyFilter label="Show" groups={[LISTS, KINDS]} chosen="lines" onChoose={choose} />);
  const group = within(screen.getByRole('group', { name: 'Show' }));
  expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(['All', 'Hot', 'Lines']);
  expect(group.getAllByRole('button', { pressed: true })).toEqual([
    group.getByRole('button', { name: 'Lines' }),
  ]);
  await userEvent.click(group.getByRole('button', { name: 'Hot' }));
  expect(choose).toHaveBeenCalledWith('HOT');
});
