'use client';

import { useEffect, useRef } from 'react';
import { Sparks } from './machine/sparks';
import { Ticker } from './machine/ticker';

/** Where the fountains stand, as shares of the width. */
const FOUNTAINS = [0.16, 0.5, 0.84] as const;

/** Fountains of `count` coins from below, over the whole screen. Without motion there are none. */
export function CoinShower({ count }: { count: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const element = canvas.current!;
    const context = element.getContext('2d')!;
    const { clientWidth: width, clientHeight: height } = element;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const sparks = new Sparks();
    for (const place of FOUNTAINS)
      sparks.fountain(width * place, height + 10, Math.ceil(count / FOUNTAINS.length), height);
    const ticker = new Ticker(() => {
      context.clearRect(0, 0, width, height);
      sparks.draw(context);
    });
    ticker.add((_now, delta) => {
      sparks.advance(delta);
      return !sparks.busy;
    });
    return () => ticker.stop();
  }, [count]);
  return <canvas ref={canvas} className="studio-coins" aria-hidden />;
}
