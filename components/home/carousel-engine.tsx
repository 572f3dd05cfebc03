'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds per banner (HOME-4). */
export const AUTOPLAY_MS = 5000;

/**
 * Embla's `duration` is a damping factor: at 60 frames a second, each frame reduces the distance by about 1 - 2.1 /
 * duration. With 28 it is at 1 % after 60 frames, the second that HOME-4 requires.
 */
const ONE_SECOND = 28;

/** A step to the previous or next banner, or to a banner by its index. */
export type Move = 'previous' | 'next' | number;

interface Props {
  viewport: HTMLElement;
  direction: 'ltr' | 'rtl';
  /** The index of the banner shown. */
  current: number;
  /** The move that was requested before the engine was loaded. */
  firstMove: Move | undefined;
  /** False while the banners are paused. */
  running: boolean;
  /** Passes the function that moves the banners, when it is ready. */
  onReady: (go: (move: Move) => void) => void;
  onShown: (current: number) => void;
}

/** Moves the banners. BannerCarousel loads it with the first move. */
export default function CarouselEngine(props: Props) {
  const { viewport, direction, current: at, firstMove, running, onReady, onShown } = props;
  const [setViewport, embla] = useEmblaCarousel({ loop: true, duration: ONE_SECOND, direction });
  const reportShown = useEffectEvent(onShown);
  const reportReady = useEffectEvent(onReady);
  const startFirstMove = useEffectEvent((go: (move: Move) => void) => {
    if (firstMove !== undefined) go(firstMove);
  });

  useEffect(() => setViewport(viewport), [setViewport, viewport]);

  useEffect(() => {
    if (!embla) return;
    const handleSelect = () => reportShown(embla.selectedScrollSnap());
    const go = (move: Move) => {
      if (move === 'previous') embla.scrollPrev();
      else if (move === 'next') embla.scrollNext();
      else embla.scrollTo(move);
    };
    embla.on('select', handleSelect);
    reportReady(go);
    startFirstMove(go);
    return () => void embla.off('select', handleSelect);
  }, [embla]);

  useEffect(() => {
    if (!embla || !running) return;
    const timer = setTimeout(() => embla.scrollNext(), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [embla, running, at]);

  return null;
}
