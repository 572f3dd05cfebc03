import { randomUUID } from 'node:crypto';
import { closeDatabase, database } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { fund } from '../../support/players';
import { joinSite, SITE } from './servers';

/** A player who has opened a slot over HTTP. */
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

async function call<Value>(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const init: RequestInit = {
    method,
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(SITE + path, init);
  const envelope = (await response.json()) as Envelope<Value>;
  if (!envelope.success) throw new Error(`${method} ${path}: ${response.status} ${envelope.code}`);
  return { value: envelope.value, cookies: response.headers.getSetCookie() };
}

/**
 * Creates `count` new members who open slots. Each has funds and a session of the site, launches and opens a game and sets a client seed.
 * Each seat has its own member, because spins at the same moment come from different people.
 */
export async function takeSeats(count: number): Promise<Seat[]> {
  joinSite();
  const db = database();
  try {
    const { value } = await call<{ games: { nodeId: string }[] }>(
      'GET',
      '/wps/relay/GCSGAME_gameList?clientType=3&gameType=RNG&pageNo=1&pageSize=15',
      undefined,
    );
    const run = randomUUID().slice(0, 8);
    const seats: Seat[] = [];
    for (let index = 0; index < count; index++) {
      const member = await createMember(db, { account: `spin${run}n${index}` });
      await fund(db, member.id, member.currency, 1_000_000);
      const { token } = await startSession(
        db,
        member.id,
        { ip: '127.0.0.1', deviceId: run, userAgent: 'bench' },
        false,
      );
      seats.push(await openGame(token, value.games[index % value.games.length]!.nodeId));
    }
    return seats;
  } finally {
    await closeDatabase();
  }
}

async function openGame(token: string, nodeId: string): Promise<Seat> {
  const launch = await call<{ content: { game_url: string } }>(
    'POST',
    '/wps/game/launchGame',
    { nodeId, accountType: 1 },
    { authorization: `Bearer ${token}` },
  );
  const launchToken = new URL(launch.value.content.game_url, SITE).hash.slice(1);
  const opened = await call<{ stakes: string[]; fairness: { clientSeed: string | null } }>(
    'POST',
    '/studio/api/session',
    {
      game: nodeId,
      token: launchToken,
    },
  );
  const cookie = opened.cookies[0]!.split(';')[0]!;
  const headers = { cookie, 'x-studio-game': nodeId };
  if (opened.value.fairness.clientSeed === null) {
    await call('POST', '/studio/api/seeds', { clientSeed: randomUUID() }, headers);
  }
  return { nodeId, cookie, stake: opened.value.stakes[0]! };
}
