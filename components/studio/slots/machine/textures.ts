import type { SymbolId } from '@/lib/studio/slots/types';
import { symbolUrl, type Pictures } from '../pictures';
import { drawCoin, drawMedallion, drawOrb } from './medallions';

/**
 * The symbols as bitmaps of the size at which they are shown. An SVG is rasterised only once per size, so that a frame
 * costs about thirty bitmap copies.
 */
export class Textures {
  private readonly images = new Map<SymbolId, HTMLImageElement>();
  private readonly bitmaps = new Map<SymbolId, HTMLCanvasElement>();
  private size = 0;

  constructor(
    private readonly pictures: Pictures,
    private readonly ids: readonly SymbolId[],
  ) {}

  /** Fetches the pictures. If a picture does not load, code draws a replacement, because a missing file must not stop a game. */
  async load(): Promise<void> {
    await Promise.all(
      this.ids
        .filter((id) => id !== 'blank')
        .map(async (name) => {
          const image = new Image();
          image.src = symbolUrl(this.pictures, name);
          try {
            await image.decode();
            this.images.set(name, image);
          } catch {
            // `drawMedallion` draws a replacement.
          }
        }),
    );
    this.bitmaps.clear();
  }

  /** Sets the size of a cell in device pixels; bitmaps of another size are rasterised again when they are first drawn. */
  resize(size: number): void {
    const rounded = Math.max(8, Math.round(size));
    if (rounded === this.size) return;
    this.size = rounded;
    this.bitmaps.clear();
  }

  /** Whether the symbol has a picture of its own. If not, it is drawn by code. */
  hasPicture(id: SymbolId): boolean {
    return this.images.has(id);
  }

  /** Draws a symbol into a box. The symbol keeps its aspect ratio. */
  draw(
    context: CanvasRenderingContext2D,
    id: SymbolId,
    x: number,
    y: number,
    w: number,
    h: number,
    scale = 1,
  ): void {
    if (id === 'blank') return;
    const side = Math.min(w, h) * scale;
    context.drawImage(this.bitmap(id), x + (w - side) / 2, y + (h - side) / 2, side, side);
  }

  private bitmap(id: SymbolId): HTMLCanvasElement {
    const known = this.bitmaps.get(id);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = this.size;
    const context = canvas.getContext('2d')!;
    const image = this.images.get(id);
    if (image) context.drawImage(image, 0, 0, this.size, this.size);
    else if (id === 'coin') drawCoin(context, this.size);
    else if (id === 'orb') drawOrb(context, this.size);
    else drawMedallion(context, this.size, id);
    this.bitmaps.set(id, canvas);
    return canvas;
  }
}
