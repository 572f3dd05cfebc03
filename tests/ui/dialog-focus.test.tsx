/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Menu } from '@/components/ui/menu';
import { Sheet } from '@/components/ui/sheet';

function Page({ part: Part }: { part: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button">before</button>
      <button type="button" onClick={() => setOpen(true)}>
        opener
      </button>
      {open && (
        <Part open onClose={() => setOpen(false)} title="A question" closeLabel="Close">
          <button type="button">inside</button>
        </Part>
      )}
    </>
  );
}

describe.each([
  ['a dialog', Dialog],
  ['a sheet', Sheet],
] as const)('%s', (_name, part) => {
  test('takes the focus and returns it to the opener', async () => {
    render(<Page part={part} />);
    const opener = screen.getByRole('button', { name: 'opener' });
    await userEvent.click(opener);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

it('returns the focus of a menu without scrolling the page', async () => {
  render(
    <Menu label="Account" items={[{ key: 'out', label: 'Sign out', onSelect: () => {} }]}>
      <button type="button">Account</button>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Account' });
  const focus = jest.spyOn(button, 'focus');
  await userEvent.click(button);
  await screen.findByRole('menu');
  focus.mockClear();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});
