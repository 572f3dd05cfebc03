import { randomInt, randomUUID } from 'node:crypto';
import { parseAmount } from '@/examples/vendor/money';
import { signOwn } from '@/examples/vendor/site/own';
import { WALLET_FAULTS } from '@/examples/vendor/wallet/faults';
import { newFolder, SECRET, startProgram, TOKEN } from './program';
import { FakeSite } from './site';

interface WalletAnswer {
  success: boolean;
  code?: string;
  final?: boolean;
  value?: { state?: string; balance?: string; rounds?: Record<string, string>[]; next?: string };
}

const programs: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const program of programs.splice(0)) await program.close();
});

/** A program with a transfer wallet, and the client of a site: undefined for an answer that says nothing. */
async function wallet(args: string[] = [], data = newFolder(), site = 'http://127.0.0.1:1') {
  const started = await startProgram(site, { data, args: ['--wallet', 'transfer', ...args] });
  programs.push(started.vendor);
  const call = async (
    operation: string,
    fields: object,
    { secret = SECRET, patience = 30_000 } = {},
  ): Promise<WalletAnswer | undefined> => {
    const body = JSON.stringify(fields);
    const timestamp = String(Date.now());
    try {
      const response = await fetch(`${started.address}/wallet/${operation}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-vendor': 'ACME',
          'x-timestamp': timestamp,
          'x-signature': signOwn(secret, timestamp, operation, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      return response.headers.get('content-type')?.startsWith('application/json')
        ? ((await response.json()) as WalletAnswer)
        : undefined;
    } catch {
      return undefined;
    }
  };
  return { ...started, call };
}

const player = { playerId: '17', currency: 'THB' };
const order = (transferId: string, amount: string) => ({ ...player, transferId, amount });

it('does a transfer once, whatever is repeated', async () => {
  const { call } = await wallet();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('walletDeposit', order('t1', '50'))),
  );
  for (const answer of answers)
    expect(answer).toEqual({ success: true, value: { transferId: 't1', state: 'done', balance: '50.00' } });
  expect(await call('walletDeposit', order('t1', '51'))).toMatchObject({
    code: 'TRANSFER_CONFLICT',
    final: true,
  });
  expect(await call('walletWithdraw', order('t1', '50'))).toMatchObject({
    code: 'TRANSFER_CONFLICT',
    final: true,
  });
  expect(await call('walletBalance', player)).toMatchObject({ value: { balance: '50.00' } });
});

it('never gives more than there is, and keeps to a refusal', async () => {
  const { call } = await wallet();
  await call('walletDeposit', order('t1', '50'));
  const answers = await Promise.all(['a', 'b', 'c'].map((id) => call('walletWithdraw', order(id, '20'))));
  expect(answers.map((answer) => answer?.code ?? 'done').sort()).toEqual([
    'INSUFFICIENT_FUNDS',
    'done',
    'done',
  ]);
  await call('walletDeposit', order('t2', '50'));
  const refused = ['a', 'b', 'c'][answers.findIndex((answer) => !answer?.success)]!;
  expect(await call('walletWithdraw', order(refused, '20'))).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
    final: true,
  });
  expect(await call('walletStatus', { transferId: refused })).toMatchObject({ value: { state: 'refused' } });
});

it('refuses for ever a transfer that was asked about before it came', async () => {
  const data = newFolder();
  const { call } = await wallet([], data);
  expect(await call('walletStatus', { transferId: 't9' })).toMatchObject({ value: { state: 'refused' } });
  await programs.pop()!.close();
  const again = await wallet([], data);
  expect(await again.call('walletDeposit', order('t9', '5'))).toMatchObject({
    code: 'TRANSFER_REFUSED',
    final: true,
  });
  expect(await again.call('walletBalance', player)).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
});

it('takes no call with another signature', async () => {
  const { call } = await wallet();
  expect(await call('walletDeposit', order('t1', '50'), { secret: 'ff'.repeat(32) })).toMatchObject({
    code: 'SIGNATURE_INVALID',
    final: false,
  });
});

// A site that asks until it knows has the same books as the vendor, whatever is lost.
it.each(WALLET_FAULTS)('agrees with the site after many transfers with the fault %s', async (fault) => {
  const data = newFolder();
  const { call, post } = await wallet(
    ['--wallet-fault', fault, '--fault-rate', '0.3', '--fault-delay', '400'],
    data,
  );
  let books = 0n;
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      const transferId = randomUUID();
      const isDeposit = randomInt(3) > 0;
      const amount = `${randomInt(1, 90)}.25`;
      // Each question waits longer than the one before, so that the test ends on a slow machine too.
      let patience = 250;
      const operation = isDeposit ? 'walletDeposit' : 'walletWithdraw';
      const first = await call(operation, order(transferId, amount), { patience });
      let state = first && (first.success ? 'done' : 'refused');
      while (state === undefined) {
        patience += 250;
        state = (await call('walletStatus', { transferId }, { patience }))?.value?.state;
      }
      if (state === 'done') books += (isDeposit ? 1n : -1n) * parseAmount(amount)!;
    }),
  );
  await post('/faults', { walletFault: null });
  // A new start from the log: the same books. What is still late in the former program finds its transfers decided.
  const again = await wallet([], data);
  expect(parseAmount((await again.call('walletBalance', player))?.value?.balance ?? '0')).toBe(books);
});

it('plays with what was transferred, and lists its rounds page by page', async () => {
  const site = await FakeSite.start(() => undefined);
  const { call, post } = await wallet([], newFolder(), site.address);
  await call('walletDeposit', { playerId: '77', currency: 'THB', transferId: 't1', amount: '100' });
  const opened = await post('/play/open', { token: TOKEN, game: 'tide-mark' });
  expect(opened.balance).toBe('100.00');
  let balance = 100_0000n;
  for (let played = 0; played < 3; played++) {
    const { round, ...answer } = await post(
      '/play/bet',
      { stake: '20.00', choice: { side: 'above', odds: 0 } },
      opened.key,
    );
    balance += parseAmount(round!.payout)! - 20_0000n;
    expect(parseAmount(answer.balance)).toBe(balance);
  }
  expect(site.received.map(({ operation }) => operation)).toEqual(['authenticate']);
  const page = (await call('walletRounds', { after: null, limit: 2 }))!.value!;
  expect(page.rounds).toHaveLength(2);
  expect(page.rounds![0]).toMatchObject({
    playerId: '77',
    gameCode: 'tide-mark',
    stake: '20.00',
    validBet: '20.00',
  });
  const rest = (await call('walletRounds', { after: page.next, limit: 10 }))!.value!;
  expect(rest.rounds).toHaveLength(1);
  expect((await call('walletRounds', { after: rest.next, limit: 10 }))!.value).toEqual({
    rounds: [],
    next: rest.next,
  });
  expect(
    await post('/play/bet', { stake: '1000.00', choice: { side: 'above', odds: 0 } }, opened.key),
  ).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  });
  await site.close();
});
