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
    /** Where the piece is. The state `x` is one render behind when events arrive faster than React renders. */
    at: number;
    trail: SlideResult['trail'];
  }>(null);
  const clamp = (value: number) => Math.min(maxX, Math.max(0, value));

  const startGesture = (startX: number, startY: number) => {
    const scale = (frame.current?.getBoundingClientRect().width ?? puzzle.width) / puzzle.width;
    gesture.current = { startX, startY, scale, startedAt: performance.now(), at: 0, trail: [[0, 0, 0]] };
  };
  const moveTo = (to: number, height: number) => {
    const current = gesture.current;
    if (!current) return;
    current.at = to;
    setX(to);
    if (current.trail.length >= MAX_POINTS) current.trail.pop();
    current.trail.push([tenth(to), tenth(height), Math.round(performance.now() - current.startedAt)]);
  };
  /** Ends the gesture. Without movement it was accidental and is not an answer. */
  const release = (input: SlideResult['input']) => {
    const current = gesture.current;
    if (!current) return;
    const { at, trail } = current;
    if (at < 1) {
      gesture.current = null;
      setX(0);
      return;
    }
    moveTo(at, trail.at(-1)?.[1] ?? 0);
    gesture.current = null;
    onRelease({ x: tenth(at), trail, input });
  };

  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!active || (gesture.current?.at ?? 0) > 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      startGesture(event.clientX, event.clientY);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = gesture.current;
      if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      moveTo(
        clamp((event.clientX - current.startX) / current.scale),
        (event.clientY - current.startY) / current.scale,
      );
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) release('pointer');
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
        release('keyboard');
        return;
      }
      const step = KEY_STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      if (!gesture.current) startGesture(0, 0);
      moveTo(clamp((gesture.current?.at ?? 0) + (event.shiftKey ? Math.sign(step) : step)), 0);
    },
  };
  return { x, frame, drag, keys };
}
