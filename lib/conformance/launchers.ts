import { exchange, transmit, type Caller } from './exchange';
import { isRecord } from './expect';
import type { Answer, Launcher, Seat } from './types';

/** Launch tokens that a person has typed, one for each launch of the player. */
export function givenTokens(tokens: readonly string[]): Launcher {
  const left = [...tokens];
  return {
    launch(seat) {
      const token = seat === 'player' || seat === 'later' ? left.shift() : undefined;
      const missing =
        seat === 'player' || seat === 'later'
          ? 'needs one more --launch-token'
          : `needs "${seat}", and launch tokens alone do not give it: use --user and --password, --cookie or --trial`;
      return Promise.resolve(token === undefined ? { missing } : { token });
    },
  };
}

/** Opens games of the sandbox, whose own operation `launch` stands for a player. */
export function sandboxLauncher(caller: Caller): Launcher {
  return {
    async launch(seat) {
      const call = {
        player: seat === 'other player' ? '2' : '1',
        game: seat === 'other game' ? 'second' : 'first',
        mode: seat === 'play money' ? 'free' : 'real',
      };
      const answer = await exchange(caller, { operation: 'launch', body: Buffer.from(JSON.stringify(call)) });
      if (!answer) throw new Error('the launch has no answer');
      return { token: String(valueOf(answer, 'the launch').launchToken) };
    },
  };
}

export interface SiteAccess {
  /** The origin of the site. */
  site: string;
  vendor: string;
  /** A member to log in, or the session cookie of one who has logged in, `name=value`. Without either, the kit plays as a trial player. */
  member?: { user: string; password: string } | { cookie: string };
}

interface Game {
  nodeId: string;
}

/** Refusals of a login that only a person in a browser can go on from. */
const CHECKS_OF_PEOPLE = new Set(['SLIDER_REQUIRED', 'CAPTCHA_REQUIRED']);

/** Opens games as a player of the site does: it logs in, lists the vendor's games and launches them. */
export function siteLauncher({ site, vendor, member }: SiteAccess): Launcher {
  /** The header that proves who plays. */
  const sessions = new Map<'player' | 'other player', Promise<Readonly<Record<string, string>>>>();
  let games: Promise<Game[]> | undefined;

  async function logIn(who: 'player' | 'other player'): Promise<Readonly<Record<string, string>>> {
    const logsIn = who === 'player' ? member : undefined;
    if (logsIn && 'cookie' in logsIn) return { cookie: logsIn.cookie };
    const answer = await post(
      logsIn ? '/wps/session/login' : '/wps/session/login/freeplay',
      logsIn ? { username: logsIn.user, password: logsIn.password, type: 'username' } : { platform: 'W' },
    );
    if (logsIn && isRecord(answer.json) && CHECKS_OF_PEOPLE.has(String(answer.json.code)))
      throw new Error(
        `the login wants to see a person (${String(answer.json.code)}): log in in a browser, and give the session cookie by --cookie`,
      );
    const token = valueOf(answer, 'the login').token;
    if (typeof token !== 'string')
      throw new Error(
        'the login gave no session: log in in a browser, and give the session cookie by --cookie',
      );
    return { authorization: `Bearer ${token}` };
  }

  async function post(
    path: string,
    body: object,
    session?: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    return ask(path, 'POST', Buffer.from(JSON.stringify(body)), session);
  }

  async function ask(
    path: string,
    method: string,
    body?: Uint8Array,
    session?: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      origin: new URL(site).origin,
      ...session,
    };
    const answer = await transmit(`${site}${path}`, { method, headers, body });
    if (!answer) throw new Error(`${path} has no answer`);
    return answer;
  }

  async function listGames(): Promise<Game[]> {
    const path = `/wps/relay/GCSGAME_gameList?vassalage=${encodeURIComponent(vendor)}&pageSize=20`;
    const listed = valueOf(await ask(path, 'GET'), 'the list of games').games;
    return Array.isArray(listed) ? (listed as Game[]) : [];
  }

  return {
    async launch(seat: Seat) {
      if (seat === 'play money' && !member)
        return { missing: 'needs a member with real and play money: use --user and --password, or --cookie' };
      const who = seat === 'other player' ? 'other player' : 'player';
      let session = sessions.get(who);
      if (!session) sessions.set(who, (session = logIn(who)));
      const [first, second] = await (games ??= listGames());
      const game = seat === 'other game' ? second : first;
      if (!game)
        return {
          missing: `needs ${seat === 'other game' ? 'a second' : 'a'} game of ${vendor} that is listed`,
        };
      const body = { nodeId: game.nodeId, ...(seat === 'play money' && { accountType: 0 }) };
      const answer = await post('/wps/game/launchGame', body, await session);
      const { content } = valueOf(answer, 'the launch');
      const token = isRecord(content) ? String(content.game_url).split('#')[1] : undefined;
      return token ? { token } : { missing: 'the launch gave no token' };
    },
  };
}

function valueOf({ status, json }: Answer, what: string): Record<string, unknown> {
  if (isRecord(json) && json.success === true && isRecord(json.value)) return json.value;
  const code = isRecord(json) ? String(json.code) : 'no JSON';
  throw new Error(`${what} answered ${status} ${code}`);
}
