import { createHash, verify } from 'node:crypto';
import { form, hashOf } from '@/examples/vendor/site/form';
import { hub, uuidOf } from '@/examples/vendor/site/hub';
import type { Call, Dialect } from '@/examples/vendor/site/types';
import { loadKeys } from '@/examples/vendor/keys';
import { SECRET, newFolder, startProgram, TOKEN } from './program';
import { FakeSite, type Received, type Reply } from './site';

const credentials = { ...loadKeys(newFolder(), SECRET), code: 'ACME' };
const player = { playerId: '77', playerToken: TOKEN, gameCode: 'tide-mark', currency: 'THB' };
const bet: Call = { operation: 'bet', player, transactionId: 'r1.bet', roundId: 'r1', amount: '12.5001' };
const reply = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json; charset=utf-8',
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('hub', () => {
  it('signs the bytes of the body, and writes amounts as whole numbers of 1/100,000', () => {
    const { path, headers, body } = hub.request(bet, credentials, 0);
    expect(path).toBe('/provider/hub/ACME/transaction/bet');
    const signature = Buffer.from(headers['x-hub88-signature']!, 'base64');
    expect(verify('RSA-SHA256', Buffer.from(body), credentials.publicKey, signature)).toBe(true);
    expect(verify('RSA-SHA256', Buffer.from(`${body} `), credentials.publicKey, signature)).toBe(false);
    expect(JSON.parse(body)).toMatchObject({ amount: 1_250_010, transaction_uuid: uuidOf('r1.bet') });
  });

  it('keeps the id of a transaction, and changes that of the request, when it repeats', () => {
    const [one, other] = [0, 1].map(() => JSON.parse(hub.request(bet, credentials, 0).body) as object);
    expect({ ...one, request_uuid: '' }).toEqual({ ...other, request_uuid: '' });
    expect(one).not.toEqual(other);
  });

  it('reads a balance that a JavaScript number would round', () => {
    expect(hub.read(bet, reply('{"status":"RS_OK","balance":9007199254740993010}'))).toEqual({
      kind: 'done',
      answer: { balance: '90071992547409.9301' },
    });
  });

  it.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', {}, 'refused'],
    ['RS_ERROR_UNKNOWN', {}, 'unknown'],
    ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', {}, 'unknown'],
    ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', { final: true }, 'refused'],
  ])('takes %s %j as %s', (status, extra, kind) => {
    expect(hub.read(bet, reply({ status, ...extra }))).toMatchObject({ kind });
  });
});

describe('form', () => {
  it('hashes the sorted parameters that are not empty, and the secret', () => {
    const { path, body } = form.request(bet, credentials, 5);
    expect(path).toBe('/provider/form/ACME/bet');
    const fields = Object.fromEntries(new URLSearchParams(body));
    const text = `amount=12.5001&gameId=tide-mark&providerId=ACME&reference=r1.bet&roundId=r1&timestamp=5&token=${TOKEN}&userId=77`;
    expect(fields.hash).toBe(
      createHash('md5')
        .update(text + SECRET)
        .digest('hex'),
    );
    expect(hashOf({ b: '2', a: '1', empty: '' }, 's')).toBe(
      createHash('md5').update('a=1&b=2s').digest('hex'),
    );
  });

  it.each([
    [0, 'done'],
    [1, 'refused'],
    [5, 'unknown'],
    [100, 'unknown'],
    [120, 'refused'],
  ])('takes the code %i as %s', (error, kind) => {
    expect(form.read(bet, reply({ error, description: '', cash: 12.5 }))).toMatchObject({ kind });
  });

  it('reads cash from its digits', () => {
    expect(form.read(bet, reply('{"cash":98765432101234.5678,"error":0}'))).toMatchObject({
      answer: { balance: '98765432101234.5678' },
    });
  });
});

const silent: [string, Dialect][] = [
  ['hub', hub],
  ['form', form],
];
it.each(silent)('%s: a page, an empty answer and a redirect say nothing', (_, dialect) => {
  for (const response of [
    { ...reply('<html></html>'), contentType: 'text/html' },
    reply(''),
    reply('[]'),
    reply({ status: 'RS_OK', error: 0 }, 302),
    reply({ fine: true }),
  ])
    expect(dialect.read(bet, response)).toMatchObject({ kind: 'unknown' });
});

/** Sites that carry everything out, in each dialect. */
const sites: Record<string, (call: Received) => Reply> = {
  hub: ({ path }) =>
    path.endsWith('user/info')
      ? { body: { status: 'RS_OK', user: '77', name: 'Nok', currency: 'THB', game_code: 'tide-mark' } }
      : { body: { status: 'RS_OK', user: '77', currency: 'THB', balance: 99_000_000 } },
  form: () => ({ body: { userId: '77', token: TOKEN, currency: 'THB', cash: 990, error: 0 } }),
};

it.each([
  ['hub', ['user/info', 'user/balance', 'transaction/bet', 'transaction/win']],
  ['form', ['authenticate', 'bet', 'result', 'endRound']],
])('%s: plays a round over HTTP', async (dialect, expected) => {
  const site = await FakeSite.start(sites[dialect]!);
  const { post, vendor } = await startProgram(site.address, { args: ['--dialect', dialect] });
  const play = { launchToken: TOKEN, gameCode: 'tide-mark', amount: '10', outcome: 'win' };
  expect(await post('/certify/play', play)).toMatchObject({ result: 'settled' });
  expect(site.received.map(({ path }) => path.replace(`/provider/${dialect}/ACME/`, ''))).toEqual(expected);
  await vendor.close();
  await site.close();
});
