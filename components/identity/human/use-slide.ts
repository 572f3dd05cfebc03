import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Puzzle } from '@/lib/identity/slider/schema';

/** Where the piece was released, and the trail of points [x, y, milliseconds] that led there. */
export interface SlideResult {
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

/** The server accepts 600 points. A slow drag on a fast screen has more; the newest are then replaced. */
const MAX_POINTS = 590;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Tracks a pointer or the arrow keys over a puzzle. `onRelease` gets the whole trail when the piece is released. */
export function useSlide(puzzle: Puzzle, active: boolean, onRelease: (result: SlideResult) => void) {
  const maxX = puzzle.width - puzzle.pieceSize;
  const [x, setX] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const gesture = useRef<{
    startX: number;
    startY: number;
    scale: number;
    startedAt: number;
    trail: SlideResult['trail'];
  }>(null);
  const clamp = (value: number) => Math.min(maxX, Math.max(0, value));

  const startGesture = (startX: number, startY: number) => {
    const scale = (frame.current?.getBoundingClientRect().width ?? puzzle.width) / puzzle.width;
    gesture.current = { startX, startY, scale, startedAt: performance.now(), trail: [[0, 0, 0]] };
  };
  const recordPoint = (to: number, height: number) => {
    const current = gesture.current;
    if (!current) return;
    if (current.trail.length >= MAX_POINTS) current.trail.pop();
    current.trail.push([tenth(to), tenth(height), Math.round(performance.now() - current.startedAt)]);
  };
  const release = (input: SlideResult['input'], at: number) => {
    const current = gesture.current;
    if (!current) return;
    recordPoint(at, current.trail.at(-1)?.[1] ?? 0);
    gesture.current = null;
    onRelease({ x: tenth(at), trail: current.trail, input });
  };

  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!active || x > 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      startGesture(event.clientX, event.clientY);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = gesture.current;
      if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const to = clamp((event.clientX - current.startX) / current.scale);
      recordPoint(to, (event.clientY - current.startY) / current.scale);
      setX(to);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      // A press without movement is accidental and not an answer.
      if (x < 1) gesture.current = null;
      else release('pointer', x);
    },
    onPointerCancel() {
      gesture.current = null;
      setX(0);
    },
  };
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!active) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        if (x > 0) release('keyboard', x);
        return;
      }
      const step = KEY_STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      if (!gesture.current) startGesture(0, 0);
      const to = clamp(x + (event.shiftKey ? Math.sign(step) : step));
      recordPoint(to, 0);
      setX(to);
    },
  };
  return { x, frame, drag, keys };
}
