/** @jest-environment jsdom */
/** A passkey that is offered in the name field, and one by the button, at the same time. */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { PasskeyLogin } from '@/components/identity/passkey/passkey-login';
import factors from '@/messages/en/factors.json';

const startAuthentication = jest.fn<Promise<{ id: string }>, [object]>();
const cancelCeremony = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (request: object) => startAuthentication(request),
  WebAuthnAbortService: { cancelCeremony: () => cancelCeremony() },
}));

/** The calls that wait for an answer, and what answers them. */
let waiting: { path: string; answer: () => void }[];
/** What the server refuses the calls with; undefined: it does not. */
let refusal: object | undefined;

beforeEach(() => {
  waiting = [];
  refusal = undefined;
  startAuthentication.mockReset().mockResolvedValue({ id: 'passkey' });
  cancelCeremony.mockReset();
  Object.assign(window, { PublicKeyCredential: { isConditionalMediationAvailable: async () => true } });
  global.fetch = jest.fn(
    (path: string) =>
      new Promise((resolve) => {
        const value = { options: { challenge: `challenge ${waiting.length}` } };
        const answer = () => {
          const [ok, status, body] = refusal ? [false, 429, refusal] : [true, 200, { success: true, value }];
          resolve({ ok, status, headers: new Map(), json: () => Promise.resolve(body) });
        };
        waiting.push({ path, answer });
      }),
  ) as unknown as typeof fetch;
});

const answerCall = (index: number) => act(async () => waiting[index]!.answer());

const onLoggedIn = jest.fn();
function show(): void {
  onLoggedIn.mockReset();
  render(
    <NextIntlClientProvider locale="en" messages={{ factors }}>
      <PasskeyLogin isRemembered={() => false} onLoggedIn={onLoggedIn} />
    </NextIntlClientProvider>,
  );
}

test('the button supersedes the offer, and the requests for options run one after another', async () => {
  show();
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

test('the button waits until the offer that it cancels has ended', async () => {
  let endOffer: (() => void) | undefined;
  startAuthentication.mockImplementationOnce(
    () => new Promise((_resolve, reject) => (endOffer = () => reject(new Error('cancelled')))),
  );
  show();
  await waitFor(() => expect(waiting).toHaveLength(1));
  await answerCall(0);
  await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(1));

  await userEvent.click(screen.getByRole('button', { name: factors.passkey.login }));
  await answerCall(1);
  await waitFor(() => expect(cancelCeremony).toHaveBeenCalledTimes(1));
  expect(startAuthentication).toHaveBeenCalledTimes(1);
  await act(async () => endOffer!());
  await waitFor(() => expect(waiting).toHaveLength(3));
  await answerCall(2);
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
});

test('the message of a refusal by the server is shown', async () => {
  show();
  await waitFor(() => expect(waiting).toHaveLength(1));
  refusal = { success: false, code: 'TOO_MANY_REQUESTS', message: 'Please wait a minute.' };
  await answerCall(0);
  await userEvent.click(screen.getByRole('button', { name: factors.passkey.login }));
  await answerCall(1);
  expect(await screen.findByText('Please wait a minute.')).toBeVisible();
  expect(startAuthentication).not.toHaveBeenCalled();
});
