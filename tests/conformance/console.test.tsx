/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createHmac, webcrypto } from 'node:crypto';
import { TextEncoder as NodeTextEncoder } from 'node:util';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Console } from '@/components/developers/console';
import { SANDBOX_TEXTS, type SandboxStrings } from '@/components/developers/sandbox-types';
import messages from '@/messages/en/developers.json';

const strings = Object.fromEntries(
  SANDBOX_TEXTS.map((key) => [key, messages.sandbox[key]]),
) as unknown as SandboxStrings;
const sandbox = {
  code: 'SBX-000000000001',
  secret: '1b'.repeat(32),
  path: '/provider/sandbox/v1',
  endsAt: '2026-01-02T00:00:00.000Z',
};

interface Sent {
  operation: string;
  call: Record<string, unknown>;
}
let sent: Sent[];
const VALUES: Record<string, object> = {
  launch: { launchToken: 'launch-1' },
  authenticate: { playerToken: 'player-1', playerId: '1' },
  calls: { calls: [] },
};

/** Answers a call whose signature is right, with `bet` refused. */
function answer(path: string, { body, headers }: { body: string; headers: Record<string, string> }) {
  const operation = path.split('/').pop()!;
  const expected = createHmac('sha256', Buffer.from(sandbox.secret, 'hex'))
    .update(`${headers['x-timestamp']}.${operation}.${body}`)
    .digest('hex');
  expect(headers).toMatchObject({ 'x-vendor': sandbox.code, 'x-signature': expected });
  sent.push({ operation, call: JSON.parse(body) as Record<string, unknown> });
  const isRefused = operation === 'bet';
  const reply = isRefused
    ? { success: false, code: 'INSUFFICIENT_FUNDS', message: 'x', final: true }
    : { success: true, value: VALUES[operation] ?? { balance: '1000.00' } };
  return Promise.resolve({
    status: isRefused ? 409 : 200,
    text: () => Promise.resolve(JSON.stringify(reply)),
  });
}

beforeEach(() => {
  sent = [];
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(globalThis, 'TextEncoder', { value: NodeTextEncoder, configurable: true });
  Object.defineProperty(globalThis, 'fetch', { value: jest.fn(answer), configurable: true });
  render(<Console sandbox={sandbox} strings={strings} />);
});

/** The calls of the person, without those by which the console reads its list of calls, also of the test before. */
const ownCalls = () => sent.filter(({ operation: name }) => name !== 'calls');
const operation = () => screen.getByLabelText(strings.operation);
const body = () => screen.getByLabelText(strings.body);
const send = () => fireEvent.click(screen.getByRole('button', { name: strings.send }));

test('the answers fill the next call, and a refusal is shown and keeps the call', async () => {
  for (const next of ['authenticate', 'balance', 'bet']) {
    send();
    await waitFor(() => expect(operation()).toHaveValue(next));
    await waitFor(() => expect(screen.getByRole('button', { name: strings.send })).toBeEnabled());
  }
  send();
  await screen.findByText(`${strings.answer} 409`);
  expect(screen.getByText(/INSUFFICIENT_FUNDS/)).toBeInTheDocument();
  expect(operation()).toHaveValue('bet');
  expect(ownCalls()).toEqual([
    { operation: 'launch', call: { player: '1', game: 'first', mode: 'real' } },
    { operation: 'authenticate', call: { launchToken: 'launch-1' } },
    { operation: 'balance', call: { playerToken: 'player-1' } },
    {
      operation: 'bet',
      call: { playerToken: 'player-1', transactionId: 'b-1', roundId: 'r-1', amount: '10' },
    },
  ]);
});

test('a body that is no JSON is not sent', async () => {
  fireEvent.change(body(), { target: { value: '{' } });
  send();
  expect(await screen.findByText(strings.notJson)).toBeInTheDocument();
  expect(ownCalls()).toEqual([]);
});
