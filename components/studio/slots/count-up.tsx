'use client';

import { useEffect, useRef } from 'react';
import { figure } from '../amount';

interface Props {
  value: bigint;
  currency: string;
  locale: string;
  /** Duration in milliseconds; 0: at once. */
  duration: number;
  onTick?: ((step: number) => void) | undefined;
  className?: string;
}

/**
 * A figure that counts up to its value, in whole 1/10,000. It writes into the element directly, because sixty renders a second would cost
 * more than the reels. Screen readers read the final value.
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
      const t = Math.min(1, (now - start) / duration);
      const permille = BigInt(Math.round((1 - (1 - t) ** 2) * 1000));
      write(from + ((value - from) * permille) / 1000n);
      if (++steps % 5 === 0) tick.current?.(steps / 5);
      if (t < 1) handle = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(handle);
  }, [value, currency, locale, duration]);
  return <span ref={element} className={className} data-value={value.toString()} />;
}
