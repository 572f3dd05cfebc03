import { fitReels } from '@/components/studio/slots/machine/geometry';
import { Painter } from '@/components/studio/slots/machine/painter';
import { Reel } from '@/components/studio/slots/machine/reel';
import type { Textures } from '@/components/studio/slots/machine/textures';
import type { SymbolId } from '@/lib/studio/slots/types';

const LETTER = 0.6;
const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)![1]);

/** The texts that are written on one cell, with the width of each. */
function texts(id: SymbolId, value: number, hasPicture: boolean): { text: string; width: number }[] {
  const found: { text: string; width: number }[] = [];
  const measure = (text: string, font: string) => text.length * LETTER * sizeOf(font);
  const context = new Proxy({ font: '' } as Record<string, unknown>, {
    get(target, name: string) {
      if (name in target) return target[name];
      if (name === 'createLinearGradient') return () => ({ addColorStop: () => undefined });
      if (name === 'measureText') return (text: string) => ({ width: measure(text, target.font as string) });
      if (name === 'fillText')
        return (text: string) => found.push({ text, width: measure(text, target.font as string) });
      return () => undefined;
    },
  }) as unknown as CanvasRenderingContext2D;
  const textures = { draw: () => undefined, hasPicture: () => hasPicture } as unknown as Textures;
  const painter = new Painter(textures, [], String, 'serif');
  const scene = { pinned: [], awaited: -1, fade: 1, flickerTime: 0 };
  painter.paint(context, fitReels(100, 100, 1, 1), [new Reel([{ id, value }])], scene, 0);
  return found;
}

test('a wild whose picture shows its multiplier gets no second badge', () => {
  expect(texts('wild2', 0, true)).toEqual([]);
  expect(texts('wild2', 0, false)).toMatchObject([{ text: '×2' }]);
});

test('a long multiplier is written smaller, so that it stays within its orb', () => {
  const cell = fitReels(100, 100, 1, 1).reelWidth;
  for (const value of [2, 25, 100, 500]) {
    const [written] = texts('orb', value, true);
    expect(written!.text).toBe(`×${value}`);
    expect(written!.width).toBeLessThanOrEqual(cell * 0.75);
  }
});
