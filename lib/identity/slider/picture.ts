import sharp from 'sharp';
import { PIECE, SCENE } from './constants';
import { holePath, randomKnobs, type Knobs } from './piece';
import { drawScene } from './scene';

/** Pictures are drawn at twice their shown size, for dense screens. */
const DENSITY = 2;
const PNG = { compressionLevel: 7, palette: true, colours: 160, effort: 3 } as const;

export interface PuzzlePictures {
  background: Buffer;
  piece: Buffer;
}

/**
 * Draws a scene with a hole at (x, y) and the piece that fits; both are PNG, at twice the units of constants.ts. A second,
 * fainter hole of another shape misleads programs that look for dark patches.
 */
export async function drawPuzzle(x: number, y: number): Promise<PuzzlePictures> {
  const knobs = randomKnobs();
  const size = { width: SCENE.width * DENSITY, height: SCENE.height * DENSITY };
  const { data, info } = await sharp(Buffer.from(drawScene(size.width, size.height)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } } as const;
  const background = sharp(data, raw)
    .composite([{ input: holes(x, y, knobs), left: 0, top: 0 }])
    .png(PNG)
    .toBuffer();
  const side = PIECE * DENSITY;
  const cut = await sharp(data, raw)
    .extract({ left: x * DENSITY, top: y * DENSITY, width: side, height: side })
    .ensureAlpha()
    .composite([{ input: shape(knobs, 'fill="#fff"'), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const piece = sharp(cut.data, { raw: { width: side, height: side, channels: 4 } })
    .composite([
      { input: shape(knobs, 'fill="none" stroke="#fff4dc" stroke-width="1.6" stroke-linejoin="round"') },
    ])
    .png(PNG)
    .toBuffer();
  const [first, second] = await Promise.all([background, piece]);
  return { background: first, piece: second };
}

function shape(knobs: Knobs, attributes: string): Buffer {
  const side = PIECE * DENSITY;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${PIECE} ${PIECE}"><path d="${holePath(knobs)}" ${attributes}/></svg>`,
  );
}

function holes(x: number, y: number, knobs: Knobs): Buffer {
  const decoyX = x > SCENE.width / 2 ? x - PIECE * 1.5 : Math.min(x + PIECE * 1.5, SCENE.width - PIECE);
  const decoyY = y > (SCENE.height - PIECE) / 2 ? y / 3 : y + (SCENE.height - PIECE - y) * (2 / 3);
  const paint = 'stroke="#05090a" stroke-opacity=".55" stroke-width="1.4" stroke-linejoin="round"';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE.width * DENSITY}" height="${SCENE.height * DENSITY}" viewBox="0 0 ${SCENE.width} ${SCENE.height}">
      <path transform="translate(${decoyX} ${decoyY})" d="${holePath(randomKnobs(knobs))}" fill="#05090a" fill-opacity=".28"/>
      <path transform="translate(${x} ${y})" d="${holePath(knobs)}" fill="#05090a" fill-opacity=".62" ${paint}/>
    </svg>`,
  );
}
