import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { BANNER_IDS, renderBanner } from '@/lib/catalogue/artwork/banner';
import { renderBackdrop } from '@/lib/catalogue/artwork/backdrop';
import { hex } from '@/lib/catalogue/artwork/colour';
import { MOTIF_IDS, PALETTE_IDS, SYMBOL_IDS } from '@/lib/catalogue/artwork/constants';
import { renderLogo, renderVendorLogo } from '@/lib/catalogue/artwork/marks';
import { reelMotifs, renderSymbol } from '@/lib/catalogue/artwork/symbol';
import { THEME_IDS } from '@/lib/catalogue/artwork/themes';
import { renderTile } from '@/lib/catalogue/artwork/tile';
import { demoGames } from '@/lib/catalogue/demo/games';
import { VENDOR_CODES } from '@/lib/catalogue/demo/vendors';
import type { PictureSpec } from '@/lib/catalogue/artwork/tile-spec';
import { depth } from '../support/depth';

jest.setTimeout(depth(60_000, 300_000));

const games = demoGames();
const tile = (game: (typeof games)[number]): string => renderTile({ ...game, seed: game.artSeed });

/** What a picture must never carry: it is served from our own origin and shown in pages about money. */
const FORBIDDEN =
  /<script|<foreignObject|<image|<a[\s>]|on\w+=|javascript:|url\((?!#)|href="(?!#)|NaN|undefined|Infinity|<text/;

/** The document's ids and every reference to one. */
function references(svg: string): { ids: string[]; uses: string[] } {
  return {
    ids: [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
    uses: [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id = '']) => id),
  };
}

function expectSound(svg: string): void {
  expect(svg.match(FORBIDDEN)).toBeNull();
  const { ids, uses } = references(svg);
  expect(new Set(ids).size).toBe(ids.length);
  expect(uses.filter((id) => !ids.includes(id))).toEqual([]);
  const open = svg.match(/<(?!\/)[a-zA-Z]+(?:\s[^<>]*)?(?<!\/)>/g)?.length;
  expect(svg.match(/<\/[a-zA-Z]+>/g)?.length).toBe(open);
  const doubled = [...svg.matchAll(/<[a-zA-Z]+\s[^<>]*>/g)].filter(([tag]) => {
    const names = [...tag.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name);
    return new Set(names).size !== names.length;
  });
  expect(doubled).toEqual([]);
}

const pictures = fc.record<PictureSpec>({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  theme: fc.constantFrom(...THEME_IDS),
  motif: fc.constantFrom(...MOTIF_IDS),
  palette: fc.constantFrom(...PALETTE_IDS),
});

describe('game tiles', () => {
  it('are different for each game of the catalogue, ids apart', () => {
    const drawn = games.filter((_, index) => index % depth(24, 1) === 0);
    const seen = new Set(
      drawn.map((game) =>
        createHash('sha1')
          .update(tile(game).replace(/(id="|#)t[0-9a-z]+/g, '$1'))
          .digest('base64'),
      ),
    );
    expect(seen.size).toBe(drawn.length);
  });

  it('stay small: 5 kB packed on average, never beyond 10', () => {
    const packed = games.filter((_, i) => i % depth(99, 33) === 0).map((game) => gzipSync(tile(game)).length);
    expect(packed.reduce((sum, size) => sum + size, 0) / packed.length).toBeLessThan(5_120);
    expect(Math.max(...packed)).toBeLessThan(10_240);
  });

  it('are valid documents for any theme, motif, palette and seed', () => {
    fc.assert(
      fc.property(pictures, (spec) => expectSound(renderTile(spec))),
      { numRuns: depth(100, 2_000) },
    );
  });

  it('are the same for the same specification, at any size', () => {
    fc.assert(
      fc.property(pictures, (spec) => {
        const svg = renderTile(spec);
        expect(renderTile(spec)).toBe(svg);
        expect(renderTile({ ...spec, width: 150, height: 200 })).toBe(
          svg.replace('width="600" height="800"', 'width="150" height="200"'),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('show their motif: another motif gives another picture', () => {
    const spec = { seed: 7, theme: 'moon-river', palette: 'indigo' } as const;
    expect(new Set(MOTIF_IDS.map((motif) => renderTile({ ...spec, motif }))).size).toBe(MOTIF_IDS.length);
  });
});

describe('reel symbols', () => {
  it('are valid documents, one for each role, each different', () => {
    const spec = { theme: 'winter-court', palette: 'frost', motif: 'stag' } as const;
    const drawn = SYMBOL_IDS.map((symbol) => renderSymbol({ ...spec, symbol }));
    drawn.forEach(expectSound);
    expect(new Set(drawn).size).toBe(SYMBOL_IDS.length);
  });

  it('have five different motifs in every theme, the game’s own first', () => {
    const wrong = THEME_IDS.flatMap((theme) =>
      MOTIF_IDS.filter((motif) => {
        const reel = reelMotifs(theme, motif);
        return reel[0] !== motif || new Set(reel).size !== 5;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the other pictures', () => {
  it('backdrops are valid documents in both shapes', () => {
    fc.assert(
      fc.property(pictures, fc.constantFrom('wide', 'tall'), (spec, shape) =>
        expectSound(renderBackdrop({ ...spec, shape })),
      ),
      { numRuns: depth(30, 500) },
    );
  });

  it('banners are valid documents in both shapes and both directions', () => {
    for (const banner of BANNER_IDS) {
      for (const shape of ['wide', 'phone'] as const) {
        for (const mirror of [false, true]) expectSound(renderBanner({ banner, shape, mirror }));
      }
    }
  });

  it('every vendor has its own mark, default and active', () => {
    const marks = VENDOR_CODES.flatMap((code) =>
      (['default', 'active'] as const).map((variant) => renderVendorLogo(code, { variant })),
    );
    marks.forEach(expectSound);
    expect(new Set(marks).size).toBe(VENDOR_CODES.length * 2);
    VENDOR_CODES.forEach((code) => expectSound(renderVendorLogo(code, { variant: 'active', shape: 'wide' })));
    // A vendor that is not our studio's has a mark too, always the same.
    const other = renderVendorLogo('ACME_7', { variant: 'active', shape: 'wide', displayName: 'Acme Games' });
    expectSound(other);
    expect(renderVendorLogo('ACME_7', { variant: 'active', shape: 'wide', displayName: 'Acme Games' })).toBe(
      other,
    );
    expect(renderVendorLogo('BETA')).not.toBe(renderVendorLogo('ACME_7'));
  });

  it('the logo is a valid document in every variant', () => {
    for (const variant of ['mark', 'app', 'mono'] as const) expectSound(renderLogo({ variant }));
  });
});

describe('colours', () => {
  it('are always a colour that a screen can show', () => {
    const part = (max: number) => fc.double({ min: 0, max, noNaN: true });
    fc.assert(fc.property(part(1), part(0.4), part(360), (l, c, h) => /^#[0-9a-f]{6}$/.test(hex(l, c, h))));
  });

  it('agree with the published values of OKLCH', () => {
    expect(hex(1, 0, 0)).toBe('#ffffff');
    expect(hex(0, 0, 0)).toBe('#000000');
    // sRGB red is oklch(0.628 0.2577 29.23).
    expect(hex(0.628, 0.2577, 29.23)).toMatch(/^#f[c-f]0[0-9a-f]0[0-9a-f]$/);
  });
});
