/** @jest-environment node */
import { addGame } from '../support/games';
import { useTestDatabase } from '../support/database';
import { setDialect, startDialectServer } from '../support/dialect-calls';
import { fund } from '../support/players';
import { serveProvider, type RunningServer } from '../support/provider-server';
import { readList } from '@/lib/catalogue/imports/list';
import { sql } from '@/lib/db/client';
import { launchAddressFault } from '@/lib/gateway/launch/address';
import { takePlace } from '@/lib/gateway/transfers/circuit';
import { askBalance, askTransfer, sendTransfer } from '@/lib/gateway/transfers/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { issueVendorSecret, setVendorPublicKey } from '@/lib/gateway/vendors/commands';
import { createMember } from '@/lib/identity/commands';
import { entriesOf } from '@/examples/vendor/desk/page';
import type { Amount } from '@/lib/money/amount';
import { SECRET, startProgram } from './program';

const database = useTestDatabase();
const DIALECTS = ['own', 'hub', 'form'] as const;
let servers: Record<(typeof DIALECTS)[number], RunningServer>;

beforeAll(async () => {
  const dialects = await startDialectServer();
  servers = { own: await serveProvider(), hub: dialects, form: dialects };
});
afterAll(async () => {
  await servers.own.close();
  await servers.hub.close();
});

it.each(DIALECTS)('plays rounds of both games with our gateway in the dialect %s', async (dialect) => {
  const { db } = database;
  const code = `V${dialect.toUpperCase()}`;
  const tide = await addGame(db, { vendor: code, code: 'tide-mark' });
  const tower = await addGame(db, { vendor: code, code: 'lantern-tower' });
  const secret = Buffer.from(await issueVendorSecret(db, code)).toString('hex');
  await setDialect(db, code, dialect);
  const { post, vendor } = await startProgram(servers[dialect].origin, {
    args: ['--dialect', dialect, '--code', code, '--secret', secret],
  });
  if (dialect === 'hub') await setVendorPublicKey(db, code, vendor.keys().publicKey);
  const member = await createMember(db, { account: `vendor${dialect}` });
  await fund(db, member.id, member.currency, 500);
  const launch = async (nodeId: bigint) => {
    const { launchToken } = await launchGame(db, {
      player: { memberId: member.id, kind: 'member', currency: member.currency },
      nodeId,
      mode: 'real',
      language: 'en',
    });
    return launchToken;
  };
  const states = async () => {
    const { rows } = await sql<{
      status: string;
    }>`SELECT status FROM gateway.round WHERE vendor = ${code}`.execute(db);
    return rows.map(({ status }) => status);
  };

  const won = { launchToken: await launch(tide), gameCode: 'tide-mark', amount: '100', outcome: 'win' };
  expect(await post('/certify/play', won)).toMatchObject({ result: 'settled' });
  const opened = await post('/play/open', { token: await launch(tide), game: 'tide-mark' });
  expect(opened.balance).toBe('600.00');
  const played = await post('/play/bet', { stake: '20.00', choice: { side: 'above', odds: 6 } }, opened.key);
  expect(played.balance).toBe(played.round!.payout === '0.00' ? '580.00' : '620.00');

  const climb = await post('/play/open', { token: await launch(tower), game: 'lantern-tower' });
  const begun = await post('/play/bet', { stake: '10.00', choice: null }, climb.key);
  const moved = await post('/play/move', { round: begun.round!.id, choice: { lantern: 0 } }, climb.key);
  if (!moved.round!.over) await post('/play/collect', { round: begun.round!.id }, climb.key);
  const tooMuch = { launchToken: await launch(tide), gameCode: 'tide-mark', amount: '9999', outcome: 'win' };
  expect(await post('/certify/play', tooMuch)).toMatchObject({
    result: 'refused',
    code: 'INSUFFICIENT_FUNDS',
  });

  expect(await states()).toEqual(['closed', 'closed', 'closed']);
  expect(vendor.books.pendingCalls()).toEqual([]);
  await vendor.close();
});

it('offers a launch address and lists of games that the site accepts', async () => {
  const { vendor, address } = await startProgram('http://127.0.0.1:1', {
    args: ['--address', 'https://games.example'],
  });
  const entries = Object.fromEntries(entriesOf(vendor));
  expect(launchAddressFault(entries['Launch address']!, [entries.Hosts!])).toBeUndefined();
  const lists = await Promise.all(
    ['csv', 'json'].map(async (form) => {
      const response = await fetch(`${address}/catalogue.${form}`);
      return readList(new Uint8Array(await response.arrayBuffer()));
    }),
  );
  for (const { rows } of lists) expect(rows.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(lists[0]!.rows.map(({ cells }) => cells)).toEqual(lists[1]!.rows.map(({ cells }) => cells));
  await vendor.close();
});

it('keeps a wallet that our gateway transfers to and from', async () => {
  const { vendor, address } = await startProgram('http://127.0.0.1:1', { args: ['--wallet', 'transfer'] });
  const wallet = {
    vendor: 'ACME',
    address: `${address.replace('127.0.0.1', 'localhost')}/wallet`,
    secrets: [Buffer.from(SECRET, 'hex')],
  };
  const send = (reference: string, direction: 'out' | 'in', units: bigint) =>
    sendTransfer(wallet, takePlace('ACME'), {
      reference,
      memberId: 17n,
      direction,
      currency: 'THB',
      amount: (units * 10_000n) as Amount,
    });
  expect(await askBalance(wallet, 17n, 'THB')).toEqual({ outcome: 'done', value: 0n });
  for (const _ of ['sent', 'repeated'])
    expect(await send('t1', 'out', 50n)).toEqual({ outcome: 'done', value: 500_000n });
  expect(await send('t2', 'in', 60n)).toEqual({ outcome: 'refused', reason: 'INSUFFICIENT_FUNDS' });
  expect(await send('t3', 'in', 20n)).toEqual({ outcome: 'done', value: 300_000n });
  expect(await askTransfer(wallet, 't3')).toMatchObject({ outcome: 'done' });
  expect(await askTransfer(wallet, 't4')).toMatchObject({ outcome: 'refused' });
  expect(await send('t4', 'out', 10n)).toEqual({ outcome: 'refused', reason: 'TRANSFER_REFUSED' });
  expect(await askBalance(wallet, 17n, 'THB')).toEqual({ outcome: 'done', value: 300_000n });
  await vendor.close();
});
