'use client';

import { useEffect, useState } from 'react';

interface Countdown {
  /** Whole seconds left; 0 if the countdown does not run. */
  secondsLeft: number;
  /** Starts a countdown of `milliseconds`. */
  start: (milliseconds: number) => void;
}

/** Counts seconds down. They are calculated from the end time, so they are right after a tab was suspended. */
export function useCountdown(): Countdown {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setSecondsLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return {
    secondsLeft,
    start(milliseconds) {
      setEndsAt(Date.now() + milliseconds);
      setSecondsLeft(Math.ceil(milliseconds / 1000));
    },
  };
}

/**
 * Returns the milliseconds until a code can be sent again, when the response has arrived: `expiredMinutes` less half the
 * round trip (in milliseconds), because the server began to count half a round trip ago (SMS-2).
 */
export function resendDelay(expiredMinutes: number, roundTrip: number): number {
  return Math.max(0, expiredMinutes * 60_000 - roundTrip / 2);
}

/** Formats seconds as minutes and seconds: 75 as 1:15. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
