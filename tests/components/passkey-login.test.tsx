/** @jest-environment jsdom */
/** A passkey that is offered in the name field, and one by the button, at the same time. */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { PasskeyLogin } from '@/components/identity/passkey/passkey-login';
import factors from '@/messages/en/factors.json';

const startAuthentication = jest.fn((_request: object) => Promise.resolve({ id: 'passkey' }));
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (request: object) => startAuthentication(request),
}));

/** The calls that wait for an answer, and what answers them. */
let waiting: { path: string; answer: () => void }[];

beforeEach(() => {
  waiting = [];
  startAuthentication.mockClear();
  Object.assign(window, { PublicKeyCredential: { isConditionalMediationAvailable: async () => true } });
  global.fetch = jest.fn(
    (path: string) =>
      new Promise((resolve) => {
        const body = { success: true, value: { options: { challenge: `challenge ${waiting.length}` } } };
        const reply = { ok: true, status: 200, headers: new Map(), json: () => Promise.resolve(body) };
        waiting.push({ path, answer: () => resolve(reply) });
      }),
  ) as unknown as typeof fetch;
});

const answerCall = (index: number) => act(async () => waiting[index]!.answer());

test('the button supersedes the offer, and the requests for options run one after another', async () => {
  const onLoggedIn = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ factors }}>
      <PasskeyLogin isRemembered={() => false} onLoggedIn={onLoggedIn} />
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(waiting).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: factors.passkey.login }));
  expect(waiting).toHaveLength(1);

  await answerCall(0);
  await waitFor(() => expect(waiting).toHaveLength(2));
  await answerCall(1);
  await waitFor(() => expect(waiting).toHaveLength(3));
  expect(waiting[2]!.path).toBe('/wps/session/login/passkey');
  await answerCall(2);

  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  expect(startAuthentication.mock.calls).toEqual([[{ optionsJSON: { challenge: 'challenge 1' } }]]);
});
