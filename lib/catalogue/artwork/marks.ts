import { DEMO_VENDORS } from '../demo/vendors';
import { hex } from './colour';
import { around, circle, ellipse, line, path, poly, rect, star, type Point } from './draw';
import { word, wordWidth } from './lettering';
import { Paint } from './paint';
import { colours } from './palettes';
import { hashText } from './random';
import { documentOf } from './tile';
import type { PictureSize } from './tile-spec';

const regular = (sides: number, r: number, turn = -90): Point[] =>
  Array.from({ length: sides }, (_, i): Point => [
    r * Math.cos(((i * 360) / sides + turn) * (Math.PI / 180)),
    r * Math.sin(((i * 360) / sides + turn) * (Math.PI / 180)),
  ]);

/** The outlines of vendors' marks, about 47 units to each side of (0, 0). */
const SHIELDS: readonly string[] = [
  'M0-46C30-46 46-30 46 0S30 46 0 46-46 30-46 0-30-46 0-46z',
  poly(regular(6, 47)),
  'M-40-40H40V8C40 30 22 40 0 48-22 40-40 30-40 8z',
  poly(regular(8, 47, -67.5)),
  'M0-48 48 0 0 48-48 0z',
  'M-44 10C-44-20-24-36 0-48 24-36 44-20 44 10 44 36 24 46 0 46-24 46-44 36-44 10z',
  star(10, 48, 42),
  'M-46-30C-20-38 20-38 46-30V30C20 38-20 38-46 30z',
];

/** `default` has one muted colour, for menus; `active` has the vendor's colours. */
export type MarkVariant = 'default' | 'active';
/** `mark` is a square monogram; `wide` adds the vendor's name, for vendor cards. */
export type MarkShape = 'mark' | 'wide';

interface MarkOptions extends PictureSize {
  readonly variant?: MarkVariant;
  readonly shape?: MarkShape;
  /** The name of a vendor that is not one of our studio's. */
  readonly displayName?: string;
}

/**
 * Draws a vendor's mark as an SVG document of 96 by 96, or 400 by 96 with its name. Any code has a mark: outline and colours of a vendor
 * that is not our studio's follow from its code.
 */
export function renderVendorLogo(code: string, options: MarkOptions = {}): string {
  const hash = hashText(`mark ${code}`);
  const known = DEMO_VENDORS.findIndex((vendor) => vendor.code === code);
  const index = known === -1 ? hash : known;
  const vendor = DEMO_VENDORS[known] ?? {
    displayName: options.displayName ?? code,
    hues: [hash % 360, (hash >>> 9) % 360] as const,
  };
  const active = options.variant === 'active';
  const [h, second] = vendor.hues;
  const p = new Paint(colours('lantern'), `v${hashText(`${code}${active ? 'a' : 'd'}`).toString(36)}`);
  const quiet = hex(0.76, 0.012, 200);
  const shield = SHIELDS[index % SHIELDS.length]!;
  const letters = code.replace(/^TCG_/, '').replace(/^LOTTO_/, '');
  const monogram = letters.length > 4 ? letters.slice(0, 2) : letters;
  const ink = active ? hex(0.985, 0.02, second) : quiet;
  const base = active
    ? path(
        shield,
        p.slope([
          [0, hex(0.66, 0.16, h)],
          [1, hex(0.38, 0.11, h)],
        ]),
      ) +
      line(shield, hex(0.85, 0.13, second), 2.5, { transform: 'scale(.92)' }) +
      around(3, () => circle(0, -30, 2.6, hex(0.88, 0.13, second)), -24, 24) +
      line('M-20 27Q0 35 20 27', hex(0.85, 0.13, second), 3)
    : line(shield, quiet, 3, { transform: 'scale(.95)' }) + line('M-18 27Q0 34 18 27', quiet, 2.4);
  const mark = `<g transform="translate(48 48)">${base}${word(monogram, 0, 2, 30, ink, 17, 54)}</g>`;
  if (options.shape !== 'wide') return documentOf(96, 96, options, p, mark);
  const name = vendor.displayName.toUpperCase();
  const wide = wordWidth(name) * 0.3;
  const label = word(
    name,
    112 + Math.min(274, wide) / 2,
    48,
    30,
    active ? hex(0.95, 0.03, second) : quiet,
    14,
    274,
  );
  return documentOf(400, 96, options, p, mark + label);
}

/** `mark` has no background; `app` has one with rounded corners, for icons; `mono` has one colour, for masks. */
export type LogoVariant = 'mark' | 'app' | 'mono';

/** Draws the mark of the demo's brand, a lantern under a roof, as an SVG document of 512 by 512. */
export function renderLogo(options: { readonly variant?: LogoVariant } & PictureSize = {}): string {
  const variant = options.variant ?? 'mark';
  const p = new Paint(colours('lantern'), `l${variant.charAt(0)}`);
  const mono = variant === 'mono';
  const amber = mono
    ? '#000'
    : p.slope([
        [0, '#FFD68A'],
        [0.5, '#FFB547'],
        [1, '#E2822B'],
      ]);
  const roof = path(
    'M28 214C96 206 150 150 192 78 202 60 220 52 256 52S310 60 320 78C362 150 416 206 484 214 470 246 438 252 410 246 380 240 350 226 330 204 310 184 290 172 256 172S202 184 182 204C162 226 132 240 102 246 74 252 42 246 28 214z',
    mono
      ? '#000'
      : p.slope([
          [0, '#F6F1E4'],
          [1, '#9FB8B4'],
        ]),
  );
  const glow = mono
    ? ''
    : circle(
        256,
        326,
        200,
        p.halo([
          [0, '#FFB547', 0.75],
          [1, '#FFB547', 0],
        ]),
      );
  const cord = rect(250, 168, 12, 46, mono ? '#000' : '#C7772A', 4);
  const globe = path('M212 222H300C384 262 384 392 300 430H212C128 392 128 262 212 222z', amber);
  const cut = mono ? '#fff' : '#7A2E12';
  const ribs = line('M228 226C176 272 176 380 228 426M284 226C336 272 336 380 284 426M256 224V428', cut, 9, {
    opacity: mono ? 1 : 0.5,
  });
  const door =
    path('M226 428V344C226 300 286 300 286 344V428z', mono ? '#fff' : '#FFF3D2') +
    (mono ? '' : ellipse(256, 350, 18, 30, '#FFDf9A'));
  const caps =
    rect(204, 208, 104, 20, mono ? '#000' : '#C7772A', 8) +
    rect(204, 424, 104, 20, mono ? '#000' : '#C7772A', 8) +
    line('M256 446V480', mono ? '#000' : '#E5482D', 12);
  const ground =
    variant === 'app'
      ? rect(
          0,
          0,
          512,
          512,
          p.slope([
            [0, '#173034'],
            [1, '#0B1416'],
          ]),
          112,
        )
      : '';
  const sign = glow + roof + cord + globe + ribs + door + caps;
  return documentOf(
    512,
    512,
    options,
    p,
    variant === 'app' ? `${ground}<g transform="translate(51 46) scale(.8)">${sign}</g>` : sign,
  );
}
