import { createHash, sign } from 'node:crypto';
import { request as send, Agent } from 'node:http';
import { promisify } from 'node:util';
import { POST as ownBet } from '@/app/provider/v1/bet/route';
import { POST as ownWin } from '@/app/provider/v1/win/route';
import { closeDatabase, database, type Db } from '@/lib/db/client';
import type { DialectName } from '@/lib/gateway/dialects/names';
import { launchGame } from '@/lib/gateway/launch/commands';
import {
  SIGNATURE_HEADER,
  sign as signOwn,
  TIMESTAMP_HEADER,
  VENDOR_HEADER,
} from '@/lib/gateway/protocol/signature';
import { issueVendorSecret, setVendorAccess, setVendorPublicKey } from '@/lib/gateway/vendors/commands';
import { createMember } from '@/lib/identity/commands';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { rsaKeys, startDialectServer } from '../support/dialect-calls';
import { fund, openTable, type Table } from '../support/players';
import { onCluster } from './support/cluster';
import { compare, printTable, type Comparison } from './support/load';

const ROUNDS = 500;
const CALLERS = 16;
const PLAYERS = 64;

/** A call that only has to be sent. */
interface Prepared {
  path: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

interface Player {
  token: string;
  playerId: string;
}

/** Makes the bet and the win of a round, signed. */
type Prepare = (id: string, player: Player) => Promise<[Prepared, Prepared]>;

const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });

function post(port: number, { path, headers, body }: Prepared): Promise<string> {
  return new Promise((done, failed) => {
    const call = send({ port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks).toString()));
    });
    call.on('error', failed);
    call.end(body);
  });
}

const isDone = (reply: string) => /"success":true|"status":"RS_OK"|"error":0[,}]/.test(reply);

/** The calls are signed before the time begins: a signature by RSA takes the vendor longer than we take for the round. */
async function roundsPerSecond(
  port: number,
  prepare: Prepare,
  players: readonly Player[],
  name: string,
): Promise<number> {
  const run = `${name}-${Date.now()}`;
  const rounds = await Promise.all(
    Array.from({ length: ROUNDS }, (_, n) => prepare(`${run}-${n}`, players[n % players.length]!)),
  );
  const left = rounds.values();
  const begun = performance.now();
  const caller = async () => {
    for (const [bet, win] of left)
      for (const call of [bet, win]) {
        const reply = await post(port, call);
        if (!isDone(reply)) throw new Error(`${call.path}: ${reply}`);
      }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return ROUNDS / ((performance.now() - begun) / 1000);
}

async function seatPlayers(db: Db, table: Table, dialect: DialectName): Promise<Player[]> {
  const players: Player[] = [];
  for (let n = 0; n < PLAYERS; n++) {
    const member = await createMember(db, { account: `${dialect}bench${n}` });
    await fund(db, member.id, member.currency, 1_000_000);
    const player = { memberId: member.id, kind: 'member' as const, currency: member.currency };
    const { launchToken } = await launchGame(db, { player, nodeId: table.nodeId, language: 'en' });
    const token =
      dialect === 'own' ? (await table.port.authenticate({ launchToken })).playerToken : launchToken;
    players.push({ token, playerId: String(member.id) });
  }
  return players;
}

const json = (call: object) => Buffer.from(JSON.stringify(call));
const withLength = (path: string, body: Buffer, headers: Record<string, string>): Prepared => ({
  path,
  body,
  headers: { ...headers, 'content-length': body.length },
});

async function ownVendor(db: Db): Promise<Prepare> {
  const secret = await issueVendorSecret(db, 'OWNBENCH');
  const made = (operation: string, call: object) => {
    const body = json(call);
    const timestamp = String(Date.now());
    return withLength(`/provider/v1/${operation}`, body, {
      'content-type': 'application/json',
      [VENDOR_HEADER]: 'OWNBENCH',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signOwn(secret, timestamp, operation, body),
    });
  };
  return async (id, { token, playerId }) => [
    made('bet', { playerToken: token, transactionId: `${id}-b`, roundId: id, amount: '2' }),
    made('win', {
      playerId,
      transactionId: `${id}-w`,
      roundId: id,
      betTransactionId: `${id}-b`,
      amount: '1',
      endsRound: true,
    }),
  ];
}

async function hubVendor(db: Db): Promise<Prepare> {
  const { publicKey, privateKey } = rsaKeys();
  await setVendorAccess(db, 'HUBBENCH', { dialect: 'hub' });
  await setVendorPublicKey(db, 'HUBBENCH', publicKey);
  const signed = promisify<string, Buffer, string, Buffer>(sign as never);
  const made = async (operation: string, call: object) => {
    const body = json({ request_uuid: 'bench', ...call });
    return withLength(`/provider/hub/HUBBENCH/${operation}`, body, {
      'content-type': 'application/json',
      'x-hub88-signature': (await signed('RSA-SHA256', body, privateKey)).toString('base64'),
    });
  };
  return (id, { token, playerId }) =>
    Promise.all([
      made('transaction/bet', {
        token,
        user: playerId,
        transaction_uuid: `${id}-b`,
        round: id,
        amount: 200_000,
      }),
      made('transaction/win', {
        token,
        user: playerId,
        transaction_uuid: `${id}-w`,
        reference_transaction_uuid: `${id}-b`,
        round: id,
        amount: 100_000,
        round_closed: true,
      }),
    ]);
}

async function formVendor(db: Db): Promise<Prepare> {
  await setVendorAccess(db, 'FORMBENCH', { dialect: 'form' });
  const secret = (await issueVendorSecret(db, 'FORMBENCH')).toString('hex');
  const made = (operation: string, call: Record<string, string>) => {
    const sorted = Object.keys(call).sort();
    const hash = createHash('md5')
      .update(sorted.map((name) => `${name}=${call[name]}`).join('&') + secret)
      .digest('hex');
    const body = Buffer.from(new URLSearchParams({ ...call, hash }).toString());
    return withLength(`/provider/form/FORMBENCH/${operation}`, body, {
      'content-type': 'application/x-www-form-urlencoded',
    });
  };
  return async (id, { token, playerId: userId }) => [
    made('bet', { token, userId, roundId: id, reference: `${id}-b`, amount: '2.00' }),
    made('result', { userId, roundId: id, reference: `${id}-w`, betReference: `${id}-b`, amount: '1.00' }),
  ];
}

/**
 * A settled round, a bet and a win, through each dialect against the same two calls through our own form, over HTTP in one process. `form` does not end
 * the round: it has a call of its own for that, which ours does in the win. Goal: 0.9.
 */
export async function benchDialects(): Promise<void> {
  // The routes are registered as direct calls when they are loaded.
  if (!ownBet.definition.direct || !ownWin.definition.direct) throw new Error('our own calls are not direct');
  await onCluster('app', async () => {
    const db = database();
    const server = await startDialectServer();
    const port = Number(new URL(server.origin).port);
    const measures: Record<string, () => Promise<number>> = {};
    for (const [dialect, admit] of [
      ['own', ownVendor],
      ['hub', hubVendor],
      ['form', formVendor],
    ] as const) {
      const table = await openTable(db, `${dialect.toUpperCase()}BENCH`);
      const players = await seatPlayers(db, table, dialect);
      const prepare = await admit(db);
      measures[dialect] = () => roundsPerSecond(port, prepare, players, dialect);
    }
    const rows: Comparison[] = [];
    for (const dialect of ['hub', 'form'])
      rows.push(
        await compare(
          `bet and win, dialect ${dialect} / our own form`,
          0.9,
          measures[dialect]!,
          measures.own!,
          7,
        ),
      );
    printTable(`Dialects: ${ROUNDS} rounds each, ${CALLERS} callers, interleaved, median of pairs`, rows);
    agent.destroy();
    await server.close();
    await closeBalanceEvents();
    await closeDatabase();
  });
}
