import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { GET as banners } from '@/app/images/banners/[file]/route';
import { GET as backdrops } from '@/app/images/backdrops/[file]/route';
import { GET as brand } from '@/app/images/brand/[file]/route';
import { GET as games } from '@/app/images/games/[file]/route';
import { GET as symbols } from '@/app/images/symbols/[look]/[file]/route';
import { GET as vendors } from '@/app/images/vendors/[file]/route';
import { PictureStore } from '@/lib/catalogue/gallery/store';
import { gameByNode } from '@/lib/catalogue/queries';
import { gamePicture, vendorLogo } from '@/lib/catalogue/pictures';
import { DEMO_VENDORS } from '@/lib/catalogue/demo/vendors';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { useTestDatabase } from '../support/database';
import { addGame } from '../support/games';

const database = useTestDatabase();
let nodeId: bigint;
beforeAll(async () => void (nodeId = await addGame(database.db, { code: 'pictured' })));
afterEach(() => setClock(undefined));

type Route = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

function ask(route: unknown, address: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = new URL(address, 'http://localhost');
  const parts = url.pathname.split('/');
  const params = { file: parts.at(-1), look: parts.at(-2) };
  return (route as Route)(new Request(url, { headers }), { params: Promise.resolve(params as never) });
}

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a game’s tile', () => {
  it('is an SVG, cached forever by its version, that cannot run or load anything', async () => {
    const game = (await gameByNode(database.db, nodeId))!;
    const response = await ask(games, gamePicture(nodeId, game.artVersion));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect((await bytes(response)).toString()).toMatch(/^<svg /);
  });

  it('is sent in the best encoding that the browser accepts, each with the same picture', async () => {
    const plain = (await bytes(await ask(games, `/images/games/${nodeId}.svg`))).toString();
    const brotli = await ask(games, `/images/games/${nodeId}.svg`, {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(plain);
    const gzip = await ask(games, `/images/games/${nodeId}.svg`, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(plain);
  });

  it('is not sent again if the browser has it', async () => {
    const first = await ask(games, `/images/games/${nodeId}.svg`);
    const again = await ask(games, `/images/games/${nodeId}.svg`, {
      'if-none-match': first.headers.get('etag')!,
    });
    expect(again.status).toBe(304);
    expect(await bytes(again)).toHaveLength(0);
  });

  it('of an outdated version is the current picture, and not cached forever', async () => {
    const response = await ask(games, `/images/games/${nodeId}.svg?v=77-zz`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/max-age=3600/);
  });

  it('follows a change of the game’s picture within a minute', async () => {
    setClock(new Date('2030-01-01T00:00:00Z'));
    const changing = await addGame(database.db, { code: 'changing' });
    const before = await ask(games, `/images/games/${changing}.svg`);
    const art = JSON.stringify({ theme: 'fire-mountain', motif: 'dragon', palette: 'ember', seed: 3 });
    await database.db
      .updateTable('catalogue.game')
      .set({ art, art_version: 2 })
      .where('node_id', '=', changing)
      .execute();
    advanceClock(60_000);
    const after = await ask(games, `/images/games/${changing}.svg`);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it.each(['999999999.svg', '0.svg', 'x.svg', '1.png', '1e5.svg', '99999999999999999999.svg', '..%2f1.svg'])(
    'is not found for %s',
    async (file) => {
      expect((await ask(games, `/images/games/${file}`)).status).toBe(404);
    },
  );
});

describe('other pictures', () => {
  it.each(DEMO_VENDORS.map(({ code }) => code))('vendor %s has its marks', async (code) => {
    for (const address of [
      vendorLogo(code),
      vendorLogo(code, 'active'),
      `/images/vendors/${code}-active-wide.svg`,
    ]) {
      const response = await ask(vendors, address);
      expect(response.status).toBe(200);
      expect((await bytes(response)).toString()).toMatch(/^<svg /);
    }
  });

  it.each([
    [banners, '/images/banners/welcome-wide.svg'],
    [banners, '/images/banners/vip-phone-rtl.svg'],
    [symbols, '/images/symbols/night-market/high1.svg'],
    [symbols, '/images/symbols/night-market.jade.cat/wild.svg'],
    [backdrops, '/images/backdrops/night-market.svg'],
    [backdrops, '/images/backdrops/night-market.jade-tall.svg'],
  ])('%# %s is drawn', async (route, address) => {
    const response = await ask(route, address);
    expect(response.status).toBe(200);
    expect((await bytes(response)).toString()).toMatch(/^<svg /);
  });

  it.each([
    [vendors, '/images/vendors/NOBODY.svg'],
    [vendors, '/images/vendors/pg.svg'],
    [banners, '/images/banners/welcome.svg'],
    [banners, '/images/banners/constructor-wide.svg'],
    [symbols, '/images/symbols/nowhere/high1.svg'],
    [symbols, '/images/symbols/night-market/toString.svg'],
    [symbols, '/images/symbols/night-market.jade.cat.more/wild.svg'],
    [backdrops, '/images/backdrops/__proto__.svg'],
    [brand, '/images/brand/evil.svg'],
  ])('%# %s is not found', async (route, address) => {
    expect((await ask(route, address)).status).toBe(404);
  });
});

describe('the store', () => {
  it('draws once for concurrent requests', async () => {
    const store = new PictureStore(1_000_000);
    const draw = jest.fn(() => '<svg/>');
    await Promise.all(Array.from({ length: 20 }, () => store.get('one', 'br', draw)));
    await store.get('one', 'br', draw);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('removes the least recently used, and never exceeds its limit', async () => {
    const store = new PictureStore(250);
    const drawn: string[] = [];
    const get = (key: string) => store.get(key, 'identity', () => (drawn.push(key), 'x'.repeat(100)));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
    expect(store.size).toBeLessThanOrEqual(250);
  });

  it('does not cache a missing or failing picture', async () => {
    const store = new PictureStore(1000);
    expect(await store.get('none', 'br', () => undefined)).toBeUndefined();
    await expect(store.get('bad', 'br', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await store.get('bad', 'br', () => '<svg/>')).toBeDefined();
  });
});
