import { randomUUID } from 'node:crypto';
import { DEMO_MEMBERS } from '@/lib/cli/seed/accounts';
import { BENCH_PASSWORD, SITE } from './servers';

/** A player sitting at a slot, over HTTP like any other. */
export interface Seat {
  nodeId: string;
  cookie: string;
  stake: string;
}

interface Envelope<Value> {
  success: boolean;
  code?: string;
  value: Value;
}

async function call<Value>(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const init: RequestInit = { method, headers: { 'content-type': 'application/json', origin: SITE, ...headers } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(SITE + path, init);
  const envelope = (await response.json()) as Envelope<Value>;
  if (!envelope.success) throw new Error(`${method} ${path}: ${response.status} ${envelope.code}`);
  return { value: envelope.value, cookies: response.headers.getSetCookie() };
}

/** Seats `count` demo members at slots: log in, launch, open the game, name a client seed. */
export async function takeSeats(count: number): Promise<Seat[]> {
  const accounts = DEMO_MEMBERS.filter((member) => member.type === 0).map((member) => member.account);
  const tokens = await Promise.all(accounts.map(logIn));
  const { value } = await call<{ games: { nodeId: string }[] }>(
    'GET',
    '/wps/relay/GCSGAME_gameList?clientType=3&gameType=RNG&pageNo=1&pageSize=15',
    undefined,
  );
  const seats: Seat[] = [];
  for (let index = 0; index < count; index++) {
    const token = tokens[index % tokens.length]!;
    const game = value.games[Math.floor(index / tokens.length) % value.games.length]!;
    seats.push(await sit(token, game.nodeId));
  }
  return seats;
}

async function logIn(account: string): Promise<string> {
  const { value } = await call<{ token: string }>('POST', '/wps/session/login', {
    username: account,
    password: BENCH_PASSWORD,
    type: 'username',
  });
  return value.token;
}

async function sit(token: string, nodeId: string): Promise<Seat> {
  const launch = await call<{ content: { game_url: string } }>(
    'POST',
    '/wps/game/launchGame',
    { nodeId, accountType: 1 },
    { authorization: `Bearer ${token}` },
  );
  const launchToken = new URL(launch.value.content.game_url, SITE).hash.slice(1);
  const opened = await call<{ stakes: string[]; fairness: { clientSeed: string | null } }>('POST', '/studio/api/session', {
    game: nodeId,
    token: launchToken,
  });
  const cookie = opened.cookies[0]!.split(';')[0]!;
  const headers = { cookie, 'x-studio-game': nodeId };
  if (opened.value.fairness.clientSeed === null) {
    await call('POST', '/studio/api/seeds', { clientSeed: randomUUID() }, headers);
  }
  return { nodeId, cookie, stake: opened.value.stakes[0]! };
}
