/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { announceLogout } from '@/components/identity/session-event';
import { MembersOnly } from '@/components/session/members-only';
import { refreshSession, sessionState } from '@/components/session/session-store';
import { SESSION_HINT_KEY as KEY } from '@/lib/platform/theme-script';

/** What a member's page does when the browser learns that nobody is in any more (docs/decisions/0075). */
let path = '/member';
jest.mock('next/navigation', () => ({ usePathname: () => path }));
const toLogin = jest.fn();
jest.mock('@/components/session/to-login', () => ({ toLogin: (...given: unknown[]) => toLogin(...given) }));

const closed = jest.fn();
class Stream {
  static readonly CLOSED = 2;
  addEventListener = () => undefined;
  close = closed;
}

let status = 200;
let id = '1';
let answer: Promise<void> | undefined;
let questions = 0;
beforeEach(() => {
  path = '/member';
  id = '1';
  answer = undefined;
  toLogin.mockReset();
  Object.assign(globalThis, {
    EventSource: Stream,
    fetch: async (address: string) => {
      const isInfo = address.startsWith('/wps/member/info');
      if (isInfo) questions += 1;
      await answer;
      const value = isInfo ? { id, type: 1 } : { sumBalance: '5', currency: 'THB' };
      return {
        ok: status < 300,
        status,
        json: async () => (status < 300 ? { success: true, value } : { success: false }),
      };
    },
  });
});

const ask = (answer: number) =>
  act(async () => {
    status = answer;
    await refreshSession();
  });
const open = () =>
  act(async () =>
    render(
      <MembersOnly locale="en" memberId="1">
        <p>private</p>
      </MembersOnly>,
    ),
  );
const content = () => screen.queryByText('private');

it('is led to the login, and shown no more, once the server says that nobody is in', async () => {
  await ask(200);
  await open();
  expect(content()).toBeVisible();
  await ask(401);
  expect(content()).toBeNull();
  expect(toLogin).toHaveBeenCalledWith('en');
});

it.each([502, 403])('stays where a %d comes back: no word of the server', async (refusal) => {
  await ask(200);
  await open();
  await ask(refusal);
  expect(content()).toBeVisible();
  expect(toLogin).not.toHaveBeenCalled();
});

it('is not shown again by the router to whom another has followed', async () => {
  await ask(200);
  id = '2';
  await ask(200);
  await open();
  expect(content()).toBeNull();
  expect(toLogin).toHaveBeenCalledWith('en');
});

it('goes when another tab has logged somebody else in', async () => {
  await ask(200);
  await open();
  id = '2';
  await ask(200);
  expect(content()).toBeNull();
  expect(toLogin).toHaveBeenCalledWith('en');
});

it('waits for the answer where this browser was told that nobody is in', async () => {
  await ask(401);
  status = 200;
  let tell = () => {};
  answer = new Promise((told) => (tell = told));
  await open();
  expect(content()).toBeNull();
  await act(async () => tell());
  expect(content()).toBeVisible();
  expect(toLogin).not.toHaveBeenCalled();
});

it('asks where this browser knows nobody, and stays for whom the server knows', async () => {
  await ask(401);
  localStorage.removeItem(KEY);
  questions = 0;
  status = 200;
  await open();
  expect(questions).toBe(1);
  expect(sessionState().status).toBe('member');
  expect(content()).toBeVisible();
  expect(toLogin).not.toHaveBeenCalled();
});

it('is not shown again to whoever came in by a dialog over it: the login leads them here', async () => {
  await ask(200);
  const page = await open();
  path = '/login';
  await ask(401);
  toLogin.mockReset();
  await ask(200);
  path = '/member';
  page.rerender(
    <MembersOnly locale="en" memberId="1">
      <p>private</p>
    </MembersOnly>,
  );
  expect(content()).toBeNull();
  expect(toLogin).toHaveBeenCalledWith('en');
});

it('hears no answer to what was asked before somebody logged out here', async () => {
  await ask(200);
  await open();
  let tell = () => {};
  answer = new Promise((told) => (tell = told));
  status = 401;
  const asked = refreshSession();
  await act(async () => announceLogout());
  await act(async () => {
    tell();
    await asked;
  });
  expect(toLogin).not.toHaveBeenCalled();
});

it('asks nothing once somebody has logged out here: where that leads is not the login', async () => {
  await ask(200);
  await open();
  questions = 0;
  closed.mockReset();
  await act(async () => announceLogout());
  // What the stream would say next, that the session is over, is what the page would ask about.
  expect(closed).toHaveBeenCalled();
  expect(questions).toBe(0);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(toLogin).not.toHaveBeenCalled();
});
