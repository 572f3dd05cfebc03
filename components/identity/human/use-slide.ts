import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Puzzle } from '@/lib/identity/slider/schema';

/** What a hand did: where the piece was let go, and [x, y, milliseconds] of the way there. */
export interface Slid {
  x: number;
  trail: [number, number, number][];
  input: 'pointer' | 'keyboard';
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 4,
  ArrowUp: 4,
  ArrowLeft: -4,
  ArrowDown: -4,
  PageUp: 20,
  PageDown: -20,
};

/** The server takes 600 points; a slow hand on a fast screen makes more, of which the newest matter least. */
const MOST_POINTS = 590;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Follows a hand or the arrow keys over a puzzle; `onLetGo` gets the whole way once the piece is let go. */
export function useSlide(puzzle: Puzzle, active: boolean, onLetGo: (slid: Slid) => void) {
  const reach = puzzle.width - puzzle.pieceSize;
  const [x, setX] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const way = useRef<{ startX: number; startY: number; scale: number; began: number; trail: Slid['trail'] }>(
    null,
  );
  const clamp = (value: number) => Math.min(reach, Math.max(0, value));

  const begin = (startX: number, startY: number) => {
    const scale = (frame.current?.getBoundingClientRect().width ?? puzzle.width) / puzzle.width;
    way.current = { startX, startY, scale, began: performance.now(), trail: [[0, 0, 0]] };
  };
  const note = (to: number, height: number) => {
    const current = way.current;
    if (!current) return;
    if (current.trail.length >= MOST_POINTS) current.trail.pop();
    current.trail.push([tenth(to), tenth(height), Math.round(performance.now() - current.began)]);
  };
  const letGo = (input: Slid['input'], at: number) => {
    const current = way.current;
    if (!current) return;
    note(at, current.trail.at(-1)?.[1] ?? 0);
    way.current = null;
    onLetGo({ x: tenth(at), trail: current.trail, input });
  };

  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!active || x > 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begin(event.clientX, event.clientY);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = way.current;
      if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const to = clamp((event.clientX - current.startX) / current.scale);
      note(to, (event.clientY - current.startY) / current.scale);
      setX(to);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      // A press without a way is a slip of the finger, no answer.
      if (x < 1) way.current = null;
      else letGo('pointer', x);
    },
    onPointerCancel() {
      way.current = null;
      setX(0);
    },
  };
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!active) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        if (x > 0) letGo('keyboard', x);
        return;
      }
      const step = KEY_STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      if (!way.current) begin(0, 0);
      const to = clamp(x + (event.shiftKey ? Math.sign(step) : step));
      note(to, 0);
      setX(to);
    },
  };
  return { x, frame, drag, keys };
}
