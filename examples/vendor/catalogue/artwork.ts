import sharp from 'sharp';
import type { Game } from '../games/types';
import { pictures } from './pictures';

export type PictureType = 'png' | 'jpeg';

const kept = new Map<string, Promise<Buffer>>();

/** The picture of a game, 800 x 800, drawn once. */
export function artworkOf({ code }: Game, type: PictureType): Promise<Buffer> {
  const key = `${code}.${type}`;
  let picture = kept.get(key);
  if (!picture) {
    const drawing = sharp(Buffer.from(pictures[code] ?? ''));
    picture = (type === 'png' ? drawing.png({ palette: true }) : drawing.jpeg({ quality: 88 })).toBuffer();
    kept.set(key, picture);
  }
  return picture;
}
