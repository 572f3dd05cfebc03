/** Files for machines: sitemap, manifest, pictures of shared pages. */
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { GET as icon } from '@/app/images/icons/[file]/route';
import { GET as share } from '@/app/images/share/[file]/route';
import { GET as manifest } from '@/app/manifest.webmanifest/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';
import { SHARE_SIZE } from '@/lib/catalogue/gallery/share-address';
import { createArticle } from '@/lib/content/articles/commands';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { setClock } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import { ENCODED_HEADER } from '@/lib/platform/http/encoded-body';
import { useTestDatabase } from '../support/database';
import { openTable } from '../support/players';

const held = useTestDatabase();
const call = (handler: typeof share, path: string, params: Record<string, string> = {}) =>
  handler(new Request(new URL(path, publicUrl())), { params: Promise.resolve(params) });
const xml = async (part?: string) => {
  const response = await call(sitemap, `/sitemap.xml${part ? `?part=${part}` : ''}`);
  return { status: response.status, text: await response.text() };
};
const places = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);

let nodeId: string;
beforeAll(async () => {
  nodeId = String((await openTable(held.db, 'PG')).nodeId);
  const article = { kind: 'blog' as const, title: { en: 'T' }, summary: { en: 'S' } };
  const yesterday = new Date(Date.now() - 86_400_000);
  await createArticle(held.db, {
    ...article,
    slug: 'two',
    body: { en: 'a', th: 'ก' },
    publishedAt: yesterday,
  });
  await createArticle(held.db, { ...article, slug: 'draft', body: { en: 'a' }, publishedAt: null });
});

describe('the sitemap', () => {
  test('is an index of existing, well-formed parts with addresses of this site only', async () => {
    const index = places((await xml()).text);
    expect(index).toEqual(
      ['pages', 'articles', 'promotions', 'results', 'games-1'].map(
        (part) => `${publicUrl()}/sitemap.xml?part=${part}`,
      ),
    );
    for (const address of index) {
      const part = await xml(new URL(address).searchParams.get('part')!);
      expect(part.status).toBe(200);
      for (const place of places(part.text)) expect(new URL(place).origin).toBe(new URL(publicUrl()).origin);
      expect(part.text.match(/<url>/g)?.length ?? 0).toBe(part.text.match(/<\/url>/g)?.length ?? 0);
    }
  });

  test('contains every game and page in every language, with links between the languages', async () => {
    const games = places((await xml('games-1')).text);
    expect(games).toEqual(
      LOCALE_CODES.map((code) => `${publicUrl()}${code === 'en' ? '' : `/${code}`}/game/${nodeId}`),
    );
    const { text } = await xml('pages');
    const home = text.split('</url>')[0]!;
    expect([...home.matchAll(/hreflang="([^"]+)"/g)].map((match) => match[1])).toEqual([
      ...LOCALE_CODES,
      'x-default',
    ]);
  });

  test('contains an article in its languages, and no draft', async () => {
    const found = places((await xml('articles')).text);
    expect(found).toEqual([`${publicUrl()}/blog/two`, `${publicUrl()}/th/blog/two`]);
  });

  test('is cached, compressed, and answered with 304 if unchanged', async () => {
    const ask = (headers: HeadersInit) =>
      sitemap(new Request(new URL('/sitemap.xml?part=pages', publicUrl()), { headers }), {
        params: Promise.resolve({}),
      });
    const whole = await ask({});
    const packed = await ask({ 'accept-encoding': 'br, gzip' });
    expect(packed.headers.get(ENCODED_HEADER)).toBe('gzip');
    expect(whole.headers.get(ENCODED_HEADER)).toBeNull();
    const text = await whole.text();
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
    expect((await ask({ 'if-none-match': whole.headers.get('etag')! })).status).toBe(304);
    expect((await ask({ 'accept-encoding': 'gzip;q=0' })).headers.get(ENCODED_HEADER)).toBeNull();
    // A new vendor appears ten minutes later, when the part is rendered again.
    await openTable(held.db, 'JDB');
    expect((await (await ask({})).text()) === text).toBe(true);
    setClock(new Date(Date.now() + 600_001));
    expect((await (await ask({})).text()) === text).toBe(false);
    setClock(undefined);
  });

  test('has no parts outside the index', async () => {
    for (const part of ['games-2', 'games-0', 'games-x', 'everything', '../pages'])
      expect((await xml(part)).status).toBe(404);
  });
});

test('returns the manifest in the requested language, with the same app id', async () => {
  const read = async (language: string) => {
    const answer = await call(manifest, `/manifest.webmanifest?language=${language}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const [english, arabic] = [await read('en'), await read('ar')];
  expect(english).toMatchObject({ id: '/', lang: 'en', dir: 'ltr', start_url: '/', display: 'standalone' });
  expect(arabic).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl', start_url: '/ar', scope: '/' });
  expect(arabic.description).not.toBe(english.description);
});

describe('pictures of shared pages', () => {
  const photo = async (file: string) => {
    const response = await call(share, `/images/share/${file}`, { file });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('have the size that sites require: banners, vendors, games', async () => {
    await held.db
      .updateTable('catalogue.game')
      .set({ art: JSON.stringify({ theme: 'night-market', motif: 'cat', palette: 'jade', seed: 7 }) })
      .execute();
    for (const file of ['banner-welcome.jpg', 'look-night-market.jade.jpg', `game-${nodeId}.jpg`]) {
      const { response, bytes } = await photo(file);
      expect([file, response.status]).toEqual([file, 200]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE });
      const again = await share(
        new Request(new URL(`/images/share/${file}`, publicUrl()), {
          headers: { 'if-none-match': response.headers.get('etag')! },
        }),
        { params: Promise.resolve({ file }) },
      );
      expect(again.status).toBe(304);
    }
  });

  test('do not exist for unknown names', async () => {
    for (const file of [
      'banner-nothing.jpg',
      'look-x.jpg',
      'game-0.jpg',
      'game-999999.jpg',
      'game-1.png',
      '../x.jpg',
    ])
      expect([file, (await photo(file)).response.status]).toEqual([file, 404]);
  });

  test('include icons for home screens', async () => {
    const response = await call(icon, '/images/icons/home-192.png', { file: 'home-192.png' });
    const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(found).toMatchObject({ format: 'png', width: 192, height: 192 });
    expect((await call(icon, '/images/icons/home-64.png', { file: 'home-64.png' })).status).toBe(404);
  });
});
