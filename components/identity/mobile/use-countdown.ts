'use client';

import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds left; 0 where it does not run. */
  left: number;
  /** Begins at `milliseconds` from now. */
  start: (milliseconds: number) => void;
}

/** Seconds counting down. It is reckoned from the end, so that a sleeping tab shows the truth when it wakes. */
export function useCountdown(): Countdown {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return {
    left,
    start(milliseconds) {
      setEndsAt(Date.now() + milliseconds);
      setLeft(Math.ceil(milliseconds / 1000));
    },
  };
}

/**
 * How long the button still rests when the answer is there: the server began to count half a round trip ago
 * (product.md §4, expiredMinutes x 60 seconds adjusted for the delay).
 */
export function restOf(expiredMinutes: number, roundTrip: number): number {
  return Math.max(0, expiredMinutes * 60_000 - roundTrip / 2);
}

/** 75 as 1:15. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
