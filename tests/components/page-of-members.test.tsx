/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useSession } from '@/components/session/use-session';
import { SESSION_HINT_KEY as KEY } from '@/lib/platform/theme-script';

class Stream {
  addEventListener = () => undefined;
  close = () => undefined;
}

/** A file of its own: the state of a page is unknown only until the first answer. */
it('asks for the session state on a page of members without a hint, and takes nobody for a visitor meanwhile', async () => {
  localStorage.removeItem(KEY);
  const asked: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  Object.assign(globalThis, {
    EventSource: Stream,
    fetch: async (address: string) => {
      asked.push(address.split('?')[0]!);
      await held;
      return { ok: true, status: 200, json: async () => ({ success: true, value: { id: '1', type: 0 } }) };
    },
  });
  const seen: string[] = [];
  function Header() {
    seen.push(useSession().status);
    return null;
  }
  await act(async () =>
    render(
      <div data-session="member">
        <Header />
      </div>,
    ),
  );
  expect(asked).toEqual(['/wps/member/info']);
  await act(async () => answer());
  expect(seen).not.toContain('visitor');
  expect(seen.at(-1)).toBe('member');
});
