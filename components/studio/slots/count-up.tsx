'use client';

import { useEffect, useRef } from 'react';
import { figure } from '../amount';

interface Props {
  value: bigint;
  currency: string;
  locale: string;
  /** Duration in milliseconds. With 0 the final value is shown immediately. */
  duration: number;
  onTick?: ((step: number) => void) | undefined;
  className?: string;
}

/**
 * A number that counts up to its value, in 1/10,000. It writes to the element directly, because sixty React renders per second would cost
 * more than drawing the reels. Screen readers read the final value.
 */
export function CountUp({ value, currency, locale, duration, onTick, className }: Props) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(0n);
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });
  useEffect(() => {
    const from = shown.current;
    const write = (amount: bigint) => {
      shown.current = amount;
      if (element.current) element.current.textContent = figure(amount, currency, locale);
    };
    if (duration <= 0 || value <= from) return write(value);
    const start = performance.now();
    let steps = 0;
    let handle = requestAnimationFrame(function next(now) {
      // A frame can have begun before the effect: its time is then before the start.
      const t = Math.min(1, Math.max(0, now - start) / duration);
      const permille = BigInt(Math.round((1 - (1 - t) ** 2) * 1000));
      write(from + ((value - from) * permille) / 1000n);
      if (++steps % 5 === 0) tick.current?.(steps / 5);
      if (t < 1) handle = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(handle);
  }, [value, currency, locale, duration]);
  return <span ref={element} className={className} data-value={value.toString()} />;
}
