import { GET as menus } from '@/app/lgw/games/game_menus/route';
import { GET as vendors } from '@/app/lgw/games/vendors/route';
import { GET as favourites, POST as addFavourite } from '@/app/lgw/games/favorites/route';
import { DELETE as removeFavourite } from '@/app/lgw/games/favorites/[nodeId]/route';
import { GET as gameList } from '@/app/wps/relay/GCSGAME_gameList/route';
import { GET as hotGames } from '@/app/wps/relay/GCSGAME_hotGames/route';
import { GET as recentGames } from '@/app/wps/relay/GCS_recentGames/route';
import { recordRecentGame } from '@/lib/catalogue/commands';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { Browser } from '../../support/browser';
import { useTestDatabase } from '../../support/database';
import { addGame } from '../../support/games';

const database = useTestDatabase();
const LIST = '/wps/relay/GCSGAME_gameList';
const FAVOURITES = '/lgw/games/favorites';
let visitor: Browser;
const ids: bigint[] = [];
let callers = 0;

beforeAll(async () => {
  visitor = new Browser();
  for (let n = 0; n < 18; n++) {
    const names = { en: `Lantern ${n}`, zh: `灯笼 ${n}`, th: `โคม ${n}` };
    ids.push(
      await addGame(database.db, {
        code: `l-${n}`,
        names,
        classes: ['ways'],
        isHot: n < 3,
        isNew: n === 4,
        rank: n,
      }),
    );
  }
  await addGame(database.db, { code: 'table', vendor: 'EG2', gameType: 'LIVE', status: 'maintenance' });
});

async function loggedIn(account: string): Promise<{ browser: Browser; memberId: bigint }> {
  const browser = new Browser();
  const { id } = await createMember(database.db, { account });
  const origin = { ip: browser.ip, userAgent: 'jest', deviceId: 'a-device-of-the-tests-00' };
  browser.extra.authorization = `Bearer ${(await startSession(database.db, id, origin, false)).token}`;
  return { browser, memberId: id };
}

describe('200', () => {
  it('the menu has titles in the language of the request, cards by vassalage, and classes', async () => {
    const { status, body } = await visitor.send(menus, 'GET', '/lgw/games/game_menus?language=TH');
    expect(status).toBe(200);
    const list = body.value!.list as {
      gameType: string;
      title: string;
      cards: Record<string, object>;
      gameClassify: object[];
    }[];
    expect(list.map((entry) => entry.gameType)).toEqual(['LIVE', 'RNG']);
    expect(list[1]).toMatchObject({
      title: 'สล็อต',
      total: 18,
      gameClassify: [{ code: 'ways', total: 18, vassalage: ['PG'] }],
    });
    expect(list[1]!.cards.PG).toMatchObject({
      vassalage: 'PG',
      gameType: 'RNG',
      lagerIcon: expect.stringMatching(/^\/images\/vendors\/PG\.svg/) as string,
    });
  });

  it('the vendors are in lanes under `data`', async () => {
    const { body } = await visitor.send(vendors, 'GET', '/lgw/games/vendors?platform=html5-desktop');
    expect(body.value).toMatchObject({
      data: { lanes: [{ gameType: 'LIVE', vendors: [{ vassalage: 'EG2' }] }, { gameType: 'RNG' }] },
    });
  });

  it('the list has pages of 15 and the names of the wire', async () => {
    const query =
      '?clientType=3&platform=html5-desktop&merchant=lantern&gameType=RNG&pageNo=2&pageSize=15&language=ZH';
    const { body, headers } = await visitor.send(gameList, 'GET', LIST + query);
    expect(body.value).toMatchObject({ total: 18, totalPages: 2, pageNum: 2, pageSize: 15 });
    expect(headers.get('cache-control')).toBe('public, max-age=10');
    const games = body.value!.games as object[];
    expect(games).toHaveLength(3);
    expect(games[0]).toMatchObject({
      nodeId: String(ids[15]),
      gameType: 'RNG',
      vassalage: 'PG',
      gameName: '灯笼 15',
      nodeName: '灯笼 15',
      gameCode: 'l-15',
      iconUrl: expect.stringContaining(`/images/games/${ids[15]}.svg?v=`) as string,
      isHot: 0,
      isNew: 0,
      isGame: 'GAME',
      status: 'active',
    });
  });

  it.each([
    ['gameName=%20lantern%201%20', 9],
    ['gameName=灯笼', 18],
    ['gameName=โค&gameType=RNG', 18],
    ['gameName=%25', 0],
    ['gameName=', 19],
    ['gameType=LIVE', 1],
    ['gameType=RNG&gameClassify=HOT', 3],
    ['gameType=RNG&gameClassify=NEW', 1],
    ['gameType=RNG&isNew=1', 1],
    ['gameType=RNG&gameClassify=ways&vassalage=PG', 18],
    ['gameType=RNG&gameClassify=no-such', 0],
    ['gameType=RNG&vassalage=NOBODY', 0],
    ['gameType=&vassalage=&gameClassify=', 19],
  ])('the list with %s has %i games', async (query, total) => {
    const { status, body } = await visitor.send(gameList, 'GET', `${LIST}?${query}`);
    expect(status).toBe(200);
    expect(body.value!.total).toBe(total);
  });

  it('the hot games are a list', async () => {
    const { body } = await visitor.send(
      hotGames,
      'GET',
      '/wps/relay/GCSGAME_hotGames?merchantCode=lantern&isPlatform=2&gameType=RNG&platform=W',
    );
    expect((body.value!.list as object[]).length).toBe(3);
  });

  it('a favourite added twice is stored once, removed twice it is gone, and the list is never cached', async () => {
    const { browser } = await loggedIn('fan');
    const game = { nodeId: Number(ids[2]), vendor: 'PG', gameType: 'RNG' };
    for (let n = 0; n < 2; n++) {
      const added = await browser.send(addFavourite, 'POST', FAVOURITES, game);
      expect(added.body.value).toEqual({ nodeId: String(ids[2]), favourite: true });
    }
    const { body, headers } = await browser.send(favourites, 'GET', `${FAVOURITES}?pageNum=1&pageSize=999`);
    expect(body.value).toMatchObject({
      ids: [String(ids[2])],
      pageNum: 1,
      totalPages: 1,
      content: [{ nodeId: String(ids[2]) }],
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const own = await browser.send(gameList, 'GET', `${LIST}?gameClassify=FAV&language=EN`);
    expect(own.body.value).toMatchObject({ total: 1 });
    expect(own.headers.get('cache-control')).toBe('no-store');
    for (let n = 0; n < 2; n++) {
      const path = `${FAVOURITES}/${ids[2]}`;
      expect(
        (await browser.send(removeFavourite, 'DELETE', path, undefined, { nodeId: String(ids[2]) })).body
          .value,
      ).toEqual({
        nodeId: String(ids[2]),
        favourite: false,
      });
    }
    expect((await browser.send(favourites, 'GET', FAVOURITES)).body.value).toMatchObject({
      ids: [],
      totalPages: 0,
    });
  });

  it('the recent games are listed newest first', async () => {
    const { browser, memberId } = await loggedIn('player');
    for (const nodeId of ids.slice(0, 3)) await recordRecentGame(database.db, memberId, nodeId);
    const { body } = await browser.send(recentGames, 'GET', '/wps/relay/GCS_recentGames');
    expect((body.value!.list as { nodeId: string }[]).map((game) => game.nodeId)).toEqual(
      [ids[2], ids[1], ids[0]].map(String),
    );
    expect(body.value!.totalPages).toBe(1);
    expect((await browser.send(gameList, 'GET', `${LIST}?gameClassify=RECENT`)).body.value).toMatchObject({
      total: 3,
    });
  });
});

describe('400 with a code for the field', () => {
  it.each([
    ['gameType=SLOTS', 'gameType'],
    ['gameType=rng', 'gameType'],
    ['gameType=RNG&gameType=LIVE', 'gameType'],
    ['pageNo=0', 'pageNo'],
    ['pageNo=-1', 'pageNo'],
    ['pageNo=1.5', 'pageNo'],
    ['pageNo=1e400', 'pageNo'],
    ['pageNo=NaN', 'pageNo'],
    ['pageNo=99999999999', 'pageNo'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=101', 'pageSize'],
    ['vassalage=PG%27%20OR%201=1', 'vassalage'],
    ['gameClassify=a%00b', 'gameClassify'],
    ['clientType=9', 'clientType'],
    ['isNew=perhaps', 'isNew'],
    [`gameName=${'x'.repeat(61)}`, 'gameName'],
  ])('for the list with %s', async (query, field) => {
    const { status, body } = await visitor.send(gameList, 'GET', `${LIST}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: 'INVALID_INPUT',
      fields: { [field]: { code: expect.any(String) as string } },
    });
  });

  it.each([
    [{}],
    [{ nodeId: null }],
    [{ nodeId: '' }],
    [{ nodeId: -1 }],
    [{ nodeId: 1.5 }],
    [{ nodeId: 'x' }],
    [{ nodeId: 1e300 }],
    [{ nodeId: [1] }],
  ])('for a favourite of %j', async (input) => {
    const { browser } = await loggedIn(`bad${++callers}`);
    const { status, body } = await browser.send(addFavourite, 'POST', FAVOURITES, input);
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('nodeId');
  });
});

describe('refusals', () => {
  it('401 without a session', async () => {
    const calls = [
      visitor.send(favourites, 'GET', FAVOURITES),
      visitor.send(addFavourite, 'POST', FAVOURITES, { nodeId: String(ids[0]) }),
      visitor.send(removeFavourite, 'DELETE', `${FAVOURITES}/1`, undefined, { nodeId: '1' }),
      visitor.send(recentGames, 'GET', '/wps/relay/GCS_recentGames'),
      visitor.send(gameList, 'GET', `${LIST}?gameClassify=FAV`),
      visitor.send(gameList, 'GET', `${LIST}?gameClassify=RECENT`),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.code]).toEqual([401, 'NOT_LOGGED_IN']);
    }
  });

  it('404 for an unknown game, in the language of the request', async () => {
    const { browser } = await loggedIn('seeker');
    const { status, body } = await browser.send(addFavourite, 'POST', `${FAVOURITES}?language=TH`, {
      nodeId: '1',
    });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'GAME_NOT_FOUND', message: 'ไม่พบเกมนี้' });
  });
});
