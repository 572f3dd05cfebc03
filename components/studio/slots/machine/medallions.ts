import type { SymbolId } from '@/lib/studio/slots/types';

type Context = CanvasRenderingContext2D;

/** Draws a gold coin with a milled rim, lit from above. The caller writes its value over it. */
export function drawCoin(context: Context, size: number): void {
  const c = size / 2;
  const r = size * 0.44;
  disc(context, c, c + size * 0.03, r, '#0007');
  const rim = context.createLinearGradient(0, c - r, 0, c + r);
  rim.addColorStop(0, '#ffe9a8');
  rim.addColorStop(0.5, '#e09a2b');
  rim.addColorStop(1, '#8a4d0c');
  disc(context, c, c, r, rim);
  context.strokeStyle = '#6b3a08aa';
  context.lineWidth = size * 0.012;
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * Math.PI * 2;
    context.beginPath();
    context.moveTo(c + Math.cos(a) * r * 0.9, c + Math.sin(a) * r * 0.9);
    context.lineTo(c + Math.cos(a) * r, c + Math.sin(a) * r);
    context.stroke();
  }
  const face = context.createRadialGradient(c - r * 0.3, c - r * 0.45, r * 0.1, c, c, r);
  face.addColorStop(0, '#fff3c4');
  face.addColorStop(0.45, '#ffc54d');
  face.addColorStop(1, '#c8791a');
  disc(context, c, c, r * 0.84, face);
  context.strokeStyle = '#fff6d8aa';
  context.lineWidth = size * 0.014;
  context.beginPath();
  context.arc(c, c, r * 0.76, Math.PI * 1.1, Math.PI * 1.75);
  context.stroke();
}

/** Draws a green glass orb. The caller writes its multiplier over it. */
export function drawOrb(context: Context, size: number): void {
  const c = size / 2;
  const r = size * 0.42;
  const glow = context.createRadialGradient(c, c, r * 0.6, c, c, r * 1.18);
  glow.addColorStop(0, '#46e6b4aa');
  glow.addColorStop(1, '#46e6b400');
  disc(context, c, c, r * 1.18, glow);
  const body = context.createRadialGradient(c - r * 0.35, c - r * 0.45, r * 0.05, c, c, r);
  body.addColorStop(0, '#f2fff9');
  body.addColorStop(0.25, '#8af5d0');
  body.addColorStop(0.7, '#159a73');
  body.addColorStop(1, '#053f33');
  disc(context, c, c, r, body);
  context.strokeStyle = '#d8fff188';
  context.lineWidth = size * 0.012;
  context.beginPath();
  context.ellipse(c, c - r * 0.52, r * 0.5, r * 0.22, 0, Math.PI, Math.PI * 2);
  context.stroke();
}

const HUES: Partial<Record<SymbolId, [string, string]>> = {
  high1: ['#ff9b6b', '#b3341c'],
  high2: ['#ffd07a', '#b26a10'],
  high3: ['#7fe6c0', '#12765a'],
  high4: ['#9fb8ff', '#3650b0'],
  wild: ['#fff1c9', '#d98c17'],
  scatter: ['#ffb0c8', '#a01f50'],
};
const LETTERS: Partial<Record<SymbolId, string>> = {
  low1: 'A',
  low2: 'K',
  low3: 'Q',
  low4: 'J',
  wild: 'W',
  scatter: 'S',
};

/** Draws a gem or a letter in place of a picture that did not load. */
export function drawMedallion(context: Context, size: number, id: SymbolId): void {
  const c = size / 2;
  const r = size * 0.4;
  const [light, deep] = HUES[id] ?? ['#e8e2d2', '#7d8b88'];
  const fill = context.createLinearGradient(0, c - r, 0, c + r);
  fill.addColorStop(0, light);
  fill.addColorStop(1, deep);
  if (id.startsWith('high') || id.startsWith('wild') || id === 'scatter') {
    const sides = id === 'scatter' ? 10 : id.startsWith('wild') ? 8 : 3 + Number(id.at(-1));
    context.beginPath();
    for (let i = 0; i < sides; i++) {
      const a = -Math.PI / 2 + (i / sides) * Math.PI * 2;
      context.lineTo(c + Math.cos(a) * r, c + Math.sin(a) * r);
    }
    context.closePath();
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = '#fff8';
    context.lineWidth = size * 0.02;
    context.stroke();
  }
  const letter = LETTERS[id];
  if (!letter) return;
  context.fillStyle = id.startsWith('low') ? fill : '#2a1500';
  context.font = `700 ${size * (id.startsWith('low') ? 0.62 : 0.4)}px Georgia, serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, c, c + size * 0.03);
}

function disc(context: Context, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  context.fill();
}
