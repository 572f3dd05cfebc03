import { gzipSync } from 'node:zlib';
import { GET as goodPictureRoute } from '@/app/images/goods/[file]/route';
import { GET as posterRoute } from '@/app/images/posters/[file]/route';
import { MOTIF_IDS, PALETTE_IDS, SCENE_IDS } from '@/lib/catalogue/artwork/constants';
import { goodDrawing, poster } from '@/lib/catalogue/gallery/drawings';
import { goodPicture, posterPicture } from '@/lib/catalogue/pictures';

/** Of gzip: what a phone is sent. */
const MOST_BYTES = 16_000;

const ask = async (
  route: typeof posterRoute,
  file: string,
): Promise<{ status: number; type: string | null }> => {
  const request = new Request(`http://localhost/images/x/${encodeURIComponent(file)}`);
  const answer = await (
    route as unknown as (r: Request, c: { params: Promise<{ file: string }> }) => Promise<Response>
  )(request, { params: Promise.resolve({ file }) });
  return { status: answer.status, type: answer.headers.get('content-type') };
};

describe('a promotion’s picture', () => {
  it.each(SCENE_IDS)('is drawn before %s in both shapes, always the same', (scene) => {
    const palette = PALETTE_IDS[SCENE_IDS.indexOf(scene) % PALETTE_IDS.length]!;
    const motif = MOTIF_IDS[(SCENE_IDS.indexOf(scene) * 7) % MOTIF_IDS.length]!;
    for (const cut of ['wide', 'card'] as const) {
      const drawn = poster(`${scene}.${palette}.${motif}-${cut}.svg`)!;
      expect(drawn).toMatch(/^<svg xmlns/);
      expect(drawn).not.toMatch(/NaN|undefined|<text|<script|<filter/);
      expect(gzipSync(drawn).length).toBeLessThan(MOST_BYTES);
      expect(poster(`${scene}.${palette}.${motif}-${cut}.svg`)).toBe(drawn);
    }
  });

  it('is served at its address; an unknown spec is a 404', async () => {
    const file = posterPicture('market.lantern.coin', 'card').replace(/^.*\/|\?.*$/g, '');
    expect(await ask(posterRoute, file)).toMatchObject({ status: 200, type: 'image/svg+xml; charset=utf-8' });
    for (const wrong of [
      'market.lantern-card.svg',
      'market.lantern.nothing-card.svg',
      'market.lantern.coin.coin-card.svg',
      'market.lantern.coin-tall.svg',
      'market.lantern.coin-card.png',
      '../../etc/passwd',
    ])
      expect({ wrong, status: (await ask(posterRoute, wrong)).status }).toEqual({ wrong, status: 404 });
  });
});

describe('a good’s picture', () => {
  it.each(MOTIF_IDS)('is drawn of %s', (motif) => {
    const drawn = goodDrawing(`jade.${motif}.svg`)!;
    expect(drawn).toMatch(/^<svg xmlns/);
    expect(drawn).not.toMatch(/NaN|undefined|<text|<script|<filter/);
    expect(gzipSync(drawn).length).toBeLessThan(MOST_BYTES);
  });

  it('is served at its address; an unknown spec is a 404', async () => {
    const file = goodPicture('jade.teapot').replace(/^.*\/|\?.*$/g, '');
    expect((await ask(goodPictureRoute, file)).status).toBe(200);
    for (const wrong of ['jade.nothing.svg', 'teapot.svg', 'jade.teapot.coin.svg'])
      expect((await ask(goodPictureRoute, wrong)).status).toBe(404);
  });
});
