'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent } from 'react';

/** product.md §9: a banner stands for five seconds. */
export const AUTOPLAY_MS = 5000;

/**
 * Embla's `duration` is a damping, not a time: at 60 frames a second its distance shrinks by about 1 - 2.1 / duration
 * a frame, so that 28 brings it to 1 % after 60 frames: the second that product.md §9 asks for.
 */
const ONE_SECOND = 28;

/** Where to go: a step back or on, or to a banner by its place. */
export type Move = 'back' | 'on' | number;

interface Props {
  viewport: HTMLElement;
  direction: 'ltr' | 'rtl';
  /** The banner shown, as the carousel knows it. */
  at: number;
  /** What was asked for before this part was there. */
  first: Move | undefined;
  /** False while somebody holds the banners. */
  running: boolean;
  /** Hands over how to move, once it can be. */
  onReady: (go: (move: Move) => void) => void;
  onShown: (at: number) => void;
}

/** What moves the banners, fetched when they are to move for the first time (BannerCarousel). */
export default function CarouselEngine(props: Props) {
  const { viewport, direction, at, first, running, onReady, onShown } = props;
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: ONE_SECOND, direction });
  const shown = useEffectEvent(onShown);
  const ready = useEffectEvent(onReady);
  const begin = useEffectEvent((go: (move: Move) => void) => {
    if (first !== undefined) go(first);
  });

  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const select = () => shown(embla.selectedScrollSnap());
    const go = (move: Move) => {
      if (move === 'back') embla.scrollPrev();
      else if (move === 'on') embla.scrollNext();
      else embla.scrollTo(move);
    };
    embla.on('select', select);
    ready(go);
    begin(go);
    return () => void embla.off('select', select);
  }, [embla]);

  useEffect(() => {
    if (!embla || !running) return;
    const timer = setTimeout(() => embla.scrollNext(), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [embla, running, at]);

  return null;
}
