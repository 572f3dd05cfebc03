import type { SymbolId } from '@/lib/studio/slots/types';
import { drawCoin, drawMedallion, drawOrb } from './medallions';

/** Which picture of the theme stands for a symbol; coins and orbs are drawn here, for their values change. */
function pictureOf(id: SymbolId): string | undefined {
  if (id === 'coin' || id === 'orb' || id === 'blank') return undefined;
  return id === 'wild2' || id === 'wild3' ? 'wild' : id;
}

/**
 * The symbols as bitmaps of exactly the size they are shown at: an SVG is rasterised once per size, so that a frame
 * costs some thirty bitmap copies.
 */
export class Textures {
  private readonly images = new Map<string, HTMLImageElement>();
  private readonly bitmaps = new Map<SymbolId, HTMLCanvasElement>();
  private size = 0;

  constructor(
    private readonly theme: string,
    private readonly ids: readonly SymbolId[],
  ) {}

  /** Fetches the pictures. One that does not come is drawn instead: a missing file must not stop a game. */
  async load(): Promise<void> {
    const names = new Set(this.ids.map(pictureOf).filter((name) => name !== undefined));
    await Promise.all(
      [...names].map(async (name) => {
        const image = new Image();
        image.src = `/images/symbols/${this.theme}/${name}.svg`;
        try {
          await image.decode();
          this.images.set(name, image);
        } catch {
          // Drawn by `drawMedallion`.
        }
      }),
    );
    this.bitmaps.clear();
  }

  /** Sets the size of a cell in device pixels; bitmaps of another size are made anew when first drawn. */
  resize(size: number): void {
    const rounded = Math.max(8, Math.round(size));
    if (rounded === this.size) return;
    this.size = rounded;
    this.bitmaps.clear();
  }

  /** Draws a symbol into a box; it keeps its proportions. */
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
    const picture = pictureOf(id);
    const image = picture && this.images.get(picture);
    if (id === 'coin') drawCoin(context, this.size);
    else if (id === 'orb') drawOrb(context, this.size);
    else if (image) context.drawImage(image, 0, 0, this.size, this.size);
    else drawMedallion(context, this.size, id);
    this.bitmaps.set(id, canvas);
    return canvas;
  }
}
