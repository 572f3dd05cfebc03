import type { Cell, SymbolId } from '@/lib/studio/slots/types';
import type { WireWin } from '@/lib/studio/slots/wire';
import { cellBox, type Box, type Geometry } from './geometry';
import type { Reel, ReelSymbol } from './reel';
import type { Textures } from './textures';

/** What is drawn besides the reels in one frame. */
export interface Scene {
  /** Symbols that stay while their reels turn. */
  pinned: { cell: Cell; id: SymbolId }[];
  /** The reel that is slowed down for suspense; -1: none. */
  awaited: number;
  /** How far the picture has appeared, from 0 to 1. */
  fade: number;
  wins?: { list: readonly WireWin[]; cells: ReadonlySet<number>; since: number } | undefined;
  hidden?: ReadonlySet<number> | undefined;
  scale?: ((cell: Cell) => number) | undefined;
  /** How many rows above its place a cell is drawn (negative). */
  lift?: ((cell: Cell) => number) | undefined;
  /** Empty cells of the coin feature that are turning, with a phase each. */
  flicker?: ReadonlyMap<number, number> | undefined;
  flickerTime: number;
}

const LINE_COLOURS = ['#ffb547', '#5bd6aa', '#ff8065', '#8fb8ff', '#ffd98a', '#e79bd0', '#a5e36d', '#7fdff0'];
const key = (cell: Cell) => cell.reel * 100 + cell.row;

/** Draws one frame on the canvas. It has no state of the game. */
export class Painter {
  constructor(
    private readonly textures: Textures,
    private readonly lines: readonly (readonly number[])[],
    private readonly coinText: (units: number) => string,
    /** The families of the display font, in CSS syntax. */
    private readonly face: string,
  ) {}

  paint(
    context: CanvasRenderingContext2D,
    geometry: Geometry,
    reels: readonly Reel[],
    scene: Scene,
    now: number,
  ): void {
    context.clearRect(0, 0, geometry.width, geometry.height);
    reels.forEach((reel, index) => {
      this.paintGround(context, geometry, index, reel.rows, scene.awaited === index, now);
    });
    context.save();
    context.beginPath();
    context.rect(0, geometry.top, geometry.width, geometry.reelHeight);
    context.clip();
    context.globalAlpha = scene.fade;
    reels.forEach((reel, index) => {
      if (reel.phase === 'rest') this.paintStill(context, geometry, reel, index, scene, now);
      else this.paintTurning(context, geometry, reel, index);
    });
    context.globalAlpha = 1;
    for (const { cell, id } of scene.pinned) {
      const box = cellBox(geometry, cell, reels[cell.reel]!.rows);
      this.paintPlate(context, box, '#ffb54733');
      this.textures.draw(context, id, box.x, box.y, box.w, box.h);
    }
    context.restore();
    if (scene.wins) this.paintLines(context, geometry, reels, scene, now);
  }

  private paintGround(
    context: CanvasRenderingContext2D,
    geometry: Geometry,
    reel: number,
    rows: number,
    awaited: boolean,
    now: number,
  ): void {
    const box = cellBox(geometry, { reel, row: 0 }, rows);
    const { reelHeight: height } = geometry;
    const fill = context.createLinearGradient(0, box.y, 0, box.y + height);
    fill.addColorStop(0, '#04090bd0');
    fill.addColorStop(0.5, '#14242899');
    fill.addColorStop(1, '#04090bd0');
    roundRect(context, box.x, box.y, box.w, height, Math.min(12, box.w * 0.12));
    context.fillStyle = fill;
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = '#f6e8cc14';
    context.stroke();
    if (!awaited) return;
    context.lineWidth = 2.5;
    context.strokeStyle = `rgba(255, 181, 71, ${0.55 + 0.4 * Math.sin(now / 70)})`;
    context.shadowColor = '#ffb547';
    context.shadowBlur = 22;
    context.stroke();
    context.shadowBlur = 0;
  }

  private paintStill(
    context: CanvasRenderingContext2D,
    geometry: Geometry,
    reel: Reel,
    index: number,
    scene: Scene,
    now: number,
  ): void {
    for (let row = 0; row < reel.rows; row++) {
      const cell = { reel: index, row };
      const code = key(cell);
      if (scene.hidden?.has(code)) continue;
      const box = cellBox(geometry, cell, reel.rows);
      const flicker = scene.flicker?.get(code);
      if (flicker !== undefined) {
        this.paintFlicker(context, box, flicker, scene.flickerTime);
        continue;
      }
      const lit = scene.wins?.cells.has(code) ?? false;
      let scale = scene.scale?.(cell) ?? 1;
      if (lit) scale *= 1 + 0.055 * (1 + Math.sin((now - scene.wins!.since) / 150));
      if (scale <= 0) continue;
      const lift = scene.lift?.(cell) ?? 0;
      const at = { ...box, y: box.y + lift * box.h };
      if (lit) this.paintPlate(context, at, '#ffb5472b');
      context.globalAlpha = scene.wins && !lit ? 0.34 : scene.fade;
      this.paintSymbol(context, reel.symbols[row]!, at, scale);
      context.globalAlpha = scene.fade;
    }
  }

  private paintTurning(
    context: CanvasRenderingContext2D,
    geometry: Geometry,
    reel: Reel,
    index: number,
  ): void {
    const first = Math.floor(-reel.scroll) - 1;
    const blur = reel.blur;
    for (let i = first; i <= first + reel.rows + 1; i++) {
      const box = cellBox(geometry, { reel: index, row: i + reel.scroll }, reel.rows);
      const symbol = reel.at(i);
      if (blur > 0.35) {
        // Two faint copies, above and below, look like motion blur and are cheap.
        context.globalAlpha = 0.3;
        this.textures.draw(context, symbol.id, box.x, box.y - box.h * 0.22 * blur, box.w, box.h);
        this.textures.draw(context, symbol.id, box.x, box.y + box.h * 0.22 * blur, box.w, box.h);
        context.globalAlpha = 0.6;
        this.textures.draw(context, symbol.id, box.x, box.y, box.w, box.h);
        context.globalAlpha = 1;
      } else this.paintSymbol(context, symbol, box, 1);
    }
  }

  private paintSymbol(context: CanvasRenderingContext2D, symbol: ReelSymbol, box: Box, scale: number): void {
    this.textures.draw(context, symbol.id, box.x, box.y, box.w, box.h, scale * 0.96);
    const side = Math.min(box.w, box.h) * scale;
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    if (symbol.id === 'wild2' || symbol.id === 'wild3') {
      // The picture shows its multiplier itself.
      if (this.textures.hasPicture(symbol.id)) return;
      this.paintBadge(
        context,
        symbol.id === 'wild2' ? '×2' : '×3',
        x + side * 0.3,
        y + side * 0.32,
        side * 0.26,
      );
    } else if (symbol.id === 'coin' && symbol.value > 0) {
      this.paintText(
        context,
        this.coinText(symbol.value),
        x,
        y,
        side * 0.26,
        side * 0.66,
        '#4a2600',
        '#fff3cbcc',
      );
    } else if (symbol.id === 'orb' && symbol.value > 0) {
      this.paintText(context, `×${symbol.value}`, x, y, side * 0.36, side * 0.74, '#ffffff', '#032a20e0');
    }
  }

  private paintFlicker(context: CanvasRenderingContext2D, box: Box, phase: number, time: number): void {
    const turn = (time * 3.2 + phase) % 1;
    context.globalAlpha = 0.25 + 0.2 * Math.sin(turn * Math.PI);
    this.textures.draw(context, 'coin', box.x, box.y + (turn - 0.5) * box.h, box.w, box.h, 0.7);
    context.globalAlpha = 1;
  }

  private paintBadge(
    context: CanvasRenderingContext2D,
    text: string,
    x: number,
    y: number,
    size: number,
  ): void {
    context.fillStyle = '#b3341c';
    context.beginPath();
    context.arc(x, y, size * 0.72, 0, Math.PI * 2);
    context.fill();
    context.lineWidth = Math.max(1, size * 0.08);
    context.strokeStyle = '#ffe3a3';
    context.stroke();
    this.paintText(context, text, x, y, size * 0.8, size * 1.3, '#fff6e0', '#0000');
  }

  private paintText(
    context: CanvasRenderingContext2D,
    text: string,
    x: number,
    y: number,
    size: number,
    width: number,
    fill: string,
    edge: string,
  ): void {
    // A long text is written smaller, not narrower: letters that are pressed together cannot be read.
    context.font = `800 ${size}px ${this.face}`;
    const natural = context.measureText(text).width;
    if (natural > width) {
      size *= width / natural;
      context.font = `800 ${size}px ${this.face}`;
    }
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = size * 0.22;
    context.strokeStyle = edge;
    context.strokeText(text, x, y + size * 0.05);
    context.fillStyle = fill;
    context.fillText(text, x, y + size * 0.05);
  }

  private paintPlate(context: CanvasRenderingContext2D, box: Box, colour: string): void {
    const inset = Math.max(1, box.w * 0.03);
    roundRect(context, box.x + inset, box.y + inset, box.w - 2 * inset, box.h - 2 * inset, box.w * 0.1);
    context.fillStyle = colour;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = '#ffd98acc';
    context.stroke();
  }

  private paintLines(
    context: CanvasRenderingContext2D,
    geometry: Geometry,
    reels: readonly Reel[],
    scene: Scene,
    now: number,
  ): void {
    const { list, since } = scene.wins!;
    const grown = Math.min(1, (now - since) / 260);
    for (const win of list) {
      if (win.line === undefined) continue;
      const rows = this.lines[win.line];
      if (!rows) continue;
      const points = rows.map((row, reel) => {
        const box = cellBox(geometry, { reel, row }, reels[reel]!.rows);
        return [box.x + box.w / 2, box.y + box.h / 2] as const;
      });
      if (win.side === 'right') points.reverse();
      const colour = LINE_COLOURS[win.line % LINE_COLOURS.length]!;
      const upTo = 1 + (points.length - 1) * grown;
      for (const [width, alpha] of [
        [9, 0.22],
        [3, 0.95],
      ] as const) {
        context.globalAlpha = alpha;
        context.strokeStyle = colour;
        context.lineWidth = width;
        context.lineJoin = context.lineCap = 'round';
        context.beginPath();
        points.slice(0, Math.ceil(upTo)).forEach(([x, y], i) => {
          const [px, py] = points[Math.max(0, i - 1)]!;
          const part = Math.min(1, upTo - i);
          if (i === 0) context.moveTo(x, y);
          else context.lineTo(px + (x - px) * part, py + (y - py) * part);
        });
        context.stroke();
      }
      context.globalAlpha = 1;
    }
  }
}

function roundRect(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
): void {
  context.beginPath();
  context.roundRect(x, y, w, h, Math.max(0, r));
}
