/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { dispatchLogout } from '@/components/identity/session-event';
import { MembersOnly } from '@/components/session/members-only';
import { refreshSession, getSessionState } from '@/components/session/session-store';
import { SESSION_HINT_KEY as KEY } from '@/lib/platform/theme-script';

/** What a member's page does when the browser learns that nobody is in any more (docs/decisions/0075). */
let path = '/member';
jest.mock('next/navigation', () => ({ usePathname: () => path }));
const redirectToLogin = jest.fn();
jest.mock('@/components/session/redirect-to-login', () => ({
  redirectToLogin: (...given: unknown[]) => redirectToLogin(...given),
}));

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
  redirectToLogin.mockReset();
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

it('redirects to the login and hides the page when the server confirms the end of the session', async () => {
  await ask(200);
  await open();
  expect(content()).toBeVisible();
  await ask(401);
  expect(content()).toBeNull();
  expect(redirectToLogin).toHaveBeenCalledWith('en');
});

it.each([502, 403])('keeps the page after a %d, which does not end a session', async (refusal) => {
  await ask(200);
  await open();
  await ask(refusal);
  expect(content()).toBeVisible();
  expect(redirectToLogin).not.toHaveBeenCalled();
});

it('hides the page from another member when the router shows it again', async () => {
  await ask(200);
  id = '2';
  await ask(200);
  await open();
  expect(content()).toBeNull();
  expect(redirectToLogin).toHaveBeenCalledWith('en');
});

it('hides the page when another member logs in in another tab', async () => {
  await ask(200);
  await open();
  id = '2';
  await ask(200);
  expect(content()).toBeNull();
  expect(redirectToLogin).toHaveBeenCalledWith('en');
});

it('waits for the server if this browser knows a confirmed visitor', async () => {
  await ask(401);
  status = 200;
  let tell = () => {};
  answer = new Promise((told) => (tell = told));
  await open();
  expect(content()).toBeNull();
  await act(async () => tell());
  expect(content()).toBeVisible();
  expect(redirectToLogin).not.toHaveBeenCalled();
});

it('requests the session of an assumed visitor, and keeps the page if the server knows the member', async () => {
  await ask(401);
  localStorage.removeItem(KEY);
  questions = 0;
  status = 200;
  await open();
  expect(questions).toBe(1);
  expect(getSessionState().status).toBe('member');
  expect(content()).toBeVisible();
  expect(redirectToLogin).not.toHaveBeenCalled();
});

it('hides the page after a login in a dialog over it, and redirects to the login', async () => {
  await ask(200);
  const page = await open();
  path = '/login';
  await ask(401);
  redirectToLogin.mockReset();
  await ask(200);
  path = '/member';
  page.rerender(
    <MembersOnly locale="en" memberId="1">
      <p>private</p>
    </MembersOnly>,
  );
  expect(content()).toBeNull();
  expect(redirectToLogin).toHaveBeenCalledWith('en');
});

it('ignores a response that was requested before a logout', async () => {
  await ask(200);
  await open();
  let tell = () => {};
  answer = new Promise((told) => (tell = told));
  status = 401;
  const asked = refreshSession();
  await act(async () => dispatchLogout());
  await act(async () => {
    tell();
    await asked;
  });
  expect(redirectToLogin).not.toHaveBeenCalled();
});

it('sends no request after a logout in this tab', async () => {
  await ask(200);
  await open();
  questions = 0;
  closed.mockReset();
  await act(async () => dispatchLogout());
  // What the stream would say next, that the session is over, is what the page would ask about.
  expect(closed).toHaveBeenCalled();
  expect(questions).toBe(0);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(redirectToLogin).not.toHaveBeenCalled();
});

describe('a page that is the same for every member', () => {
  const openShared = () =>
    act(async () =>
      render(
        <MembersOnly locale="en">
          <p>private</p>
        </MembersOnly>,
      ),
    );

  it('is shown to the member whom the server knows, although the browser has stored no hint', async () => {
    await ask(401);
    localStorage.removeItem(KEY);
    questions = 0;
    status = 200;
    await openShared();
    expect(questions).toBe(1);
    expect(content()).toBeVisible();
    expect(redirectToLogin).not.toHaveBeenCalled();
  });

  it('leads to the login when the server knows no session', async () => {
    await ask(401);
    await openShared();
    expect(content()).toBeNull();
    expect(redirectToLogin).toHaveBeenCalledWith('en');
  });

  it('leads to the login when another member logs in in another tab', async () => {
    await ask(200);
    await openShared();
    expect(content()).toBeVisible();
    id = '2';
    await ask(200);
    expect(content()).toBeNull();
    expect(redirectToLogin).toHaveBeenCalledWith('en');
  });
});
