import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Books } from '@/examples/vendor/books/books';
import { signOwn } from '@/examples/vendor/site/own';
import { newFolder, SECRET, startProgram, TOKEN } from './program';
import { FakeSite, ok, refused, type Received, type Reply } from './site';

let site: FakeSite;
let reply: (call: Received) => Reply | undefined;
const programs: { close: () => Promise<void> }[] = [];

beforeEach(async () => {
  reply = () => undefined;
  site = await FakeSite.start((call) => reply(call));
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.close();
  await site.close();
});

async function program(options?: Parameters<typeof startProgram>[1]) {
  const started = await startProgram(site.address, options);
  programs.push(started.vendor);
  return started;
}

const play = { launchToken: TOKEN, gameCode: 'tide-mark', amount: '10', outcome: 'win' };
/** Answers the first calls of an operation in another way. */
const first = (operation: string, times: number, answer: Reply) => {
  reply = (call) => (call.operation === operation && times-- > 0 ? answer : undefined);
};

it('signs as the document says', () => {
  expect(signOwn(SECRET, '1767225600000', 'balance', '{"playerToken":"an-example-of-a-token"}')).toBe(
    '47e861e7d01ae0093d014d9a22282b5a4a88910fb1e4834fb2e353d6babe363f',
  );
});

it('plays a round: bet, then a win that names its bet and ends the round', async () => {
  const { post } = await program();
  expect(await post('/certify/play', play)).toMatchObject({ result: 'settled' });
  expect(site.received.map(({ operation }) => operation)).toEqual(['authenticate', 'bet', 'win']);
  const [bet, win] = [site.calls('bet')[0]!.fields, site.calls('win')[0]!.fields];
  expect(bet).toMatchObject({ playerToken: `player-token-of-${TOKEN}`, amount: '10.00' });
  expect(win).toMatchObject({ playerId: '77', amount: '20.00', endsRound: true, roundId: bet.roundId });
  expect(win.betTransactionId).toBe(bet.transactionId);
  for (const { text, operation, headers } of site.received)
    expect(headers['x-signature']).toBe(signOwn(SECRET, String(headers['x-timestamp']), operation, text));
});

const silences: [string, Reply][] = [
  ['a lost connection', 'hang up'],
  ['a 502 of a proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['a page with status 200', { type: 'text/html', body: '<h1>Welcome</h1>' }],
  ['JSON that is not of the protocol', { body: { fine: true } }],
  ['a redirect', { status: 307, location: '/elsewhere', body: '' }],
  ['a refusal that is not final', refused('UNKNOWN_ERROR', false, 500)],
];

it.each(silences)('repeats a win with the same id after %s', async (_, answer) => {
  first('win', 3, answer);
  const { post } = await program();
  expect(await post('/certify/play', play)).toMatchObject({ result: 'settled' });
  expect(site.calls('win')).toHaveLength(4);
  expect(new Set(site.calls('win').map(({ text }) => text)).size).toBe(1);
  expect(site.calls('elsewhere')).toEqual([]);
});

it.each(silences)('rolls a bet back after %s, and does not play the round', async (_, answer) => {
  first('bet', 3, answer);
  const { post, vendor } = await program();
  expect(await post('/certify/play', play)).toMatchObject({ result: 'pending' });
  await vendor.outbox.deliver([...vendor.books.rounds.keys()][0]!);
  const [bet, ...repeats] = site.calls('bet').map(({ fields }) => fields);
  expect(repeats).toEqual([bet, bet]);
  expect(site.calls('win')).toEqual([]);
  expect(site.calls('rollback').map(({ fields }) => fields.referenceTransactionId)).toEqual([
    bet!.transactionId,
  ]);
});

it('neither repeats nor rolls back a bet that is refused', async () => {
  first('bet', 1, refused('INSUFFICIENT_FUNDS', true));
  const { post } = await program();
  expect(await post('/certify/play', play)).toMatchObject({ result: 'refused', code: 'INSUFFICIENT_FUNDS' });
  expect(site.received.map(({ operation }) => operation)).toEqual(['authenticate', 'bet']);
});

describe('after a kill', () => {
  /** The books of a program that stopped when the site had this call, without an answer. */
  async function killedAt(operation: string): Promise<string> {
    const data = newFolder();
    const asked = new Promise<void>((resolve) => {
      reply = (call) => (call.operation === operation ? (resolve(), 'hang') : undefined);
    });
    const { post, vendor } = await program({ data });
    const lost = post('/certify/play', play).catch(() => undefined);
    await asked;
    vendor.outbox.close();
    await site.close();
    site = await FakeSite.start((call) => reply(call));
    await lost;
    reply = () => undefined;
    return data;
  }

  it('sends the payout that had no answer again, with the same id and nothing else', async () => {
    const data = await killedAt('win');
    const { vendor } = await program({ data });
    await Promise.all(vendor.books.pendingCalls().map(({ roundId }) => vendor.outbox.deliver(roundId)));
    expect(site.received.map(({ operation }) => operation)).toEqual(['win']);
    expect(site.calls('win')[0]!.fields.amount).toBe('20.00');
    expect(vendor.books.pendingCalls()).toEqual([]);
  });

  it('removes the half line of the log, and keeps the lines before it', async () => {
    const data = newFolder();
    const { post } = await program({ data });
    await post('/certify/play', play);
    await programs.pop()!.close();
    const file = join(data, 'books.log');
    const text = readFileSync(file, 'utf8');
    appendFileSync(file, '[{"type":"round","rou');
    const books = Books.open(data);
    expect([...books.rounds.values()]).toMatchObject([{ state: 'ended', payout: '20.00' }]);
    await books.close();
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

it('rolls back rounds that the site has open and the books do not have', async () => {
  reply = ({ operation }) =>
    operation === 'authenticate'
      ? ok({
          playerToken: 'player-token-0123456789',
          playerId: '77',
          currency: 'THB',
          balance: '1000.00',
          gameCode: 'tide-mark',
          openRounds: [{ roundId: 'abc', stake: '5.00', payout: '0.00' }],
        })
      : undefined;
  const { post, vendor } = await program();
  await post('/play/open', { token: TOKEN, game: 'tide-mark' });
  await vendor.outbox.deliver('abc');
  expect(site.calls('rollback').map(({ fields }) => fields.referenceTransactionId)).toEqual(['abc.bet']);
});

it('plays the round of a browser once for one press, and pays what was drawn', async () => {
  const { post } = await program();
  const { key } = await post('/play/open', { token: TOKEN, game: 'tide-mark' });
  const played = await post('/play/bet', { stake: '50.00', choice: { side: 'above', odds: 6 } }, key);
  expect(played).toMatchObject({ ok: true, balance: '990.00', round: { state: 'ended', over: true } });
  const level = played.round!.data.level as number;
  expect(played.round!.payout).toBe(level >= 5050 ? '100.00' : '0.00');
  expect(site.calls('win')[0]!.fields.amount).toBe(played.round!.payout);
  expect(await post('/play/bet', { stake: '7.00', choice: { side: 'above', odds: 6 } }, key)).toMatchObject({
    code: 'STAKE_INVALID',
  });
  expect(await post('/play/bet', { stake: '50.00', choice: {} })).toMatchObject({ code: 'SESSION_ENDED' });
});
