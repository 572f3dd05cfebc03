'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from '@/components/ui/icons';
import { lazy, useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { classes } from '@/components/ui/classes';
import { PartBoundary } from '@/components/ui/part-boundary';
import { BannerSlide, type Slide } from './banner-slide';
import type { Move } from './carousel-engine';

const Engine = lazy(() => import('./carousel-engine'));

/** How long the first banner stands before it gives way, in milliseconds after the page has loaded (product.md §9). */
const FIRST_MS = 5000;
/** A swipe is at least this wide, in pixels; only until the engine is there, which knows better. */
const SWIPE_PX = 40;

export interface CarouselStrings {
  banners: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface Props {
  strings: CarouselStrings;
  direction: 'ltr' | 'rtl';
  slides: readonly Slide[];
  /** What stands in the place of an invitation to register, for whoever has. */
  instead: { href: string; words: string };
}

/**
 * The banners of home: loops, five seconds each, stands still on hover, on focus, for who asks, and with reduced motion.
 * What moves them weighs as much as a third of the site's own code; it is fetched at the first move, by hand or by time.
 */
export function BannerCarousel({ strings, direction, slides, instead }: Props) {
  const many = slides.length > 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const [wanted, setWanted] = useState<{ first: Move; viewport: HTMLElement }>();
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<(move: Move) => void>(undefined);
  const touched = useRef(0);

  const go = (move: Move) => {
    if (engine.current) engine.current(move);
    else if (viewport.current) setWanted({ first: move, viewport: viewport.current });
  };
  const begin = useEffectEvent(() => go('on'));

  // The five seconds begin when the page is there to be looked at.
  useEffect(() => {
    if (!many || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = () => setPlaying(true);
    if (document.readyState === 'complete') {
      const frame = requestAnimationFrame(start);
      return () => cancelAnimationFrame(frame);
    }
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [many]);

  useEffect(() => {
    if (!playing || held || wanted) return;
    const timer = setTimeout(begin, FIRST_MS);
    return () => clearTimeout(timer);
  }, [playing, held, wanted]);

  const swiped = (event: PointerEvent) => {
    const way = (event.clientX - touched.current) * (direction === 'rtl' ? -1 : 1);
    if (!engine.current && Math.abs(way) > SWIPE_PX) go(way < 0 ? 'on' : 'back');
  };
  const arrow =
    'absolute inset-y-0 z-10 my-auto hidden size-11 place-items-center rounded-full border border-[#fff2d6]/25 bg-picture-foot/75 text-picture-ink transition hover:bg-picture-foot sm:grid pointer-fine:opacity-0 group-hover/banners:opacity-100 focus-visible:opacity-100';
  return (
    <section
      aria-roledescription="carousel"
      aria-label={strings.banners}
      className="group/banners relative overflow-hidden rounded-card shadow-lift"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={viewport}
        onPointerDown={(event) => (touched.current = event.clientX)}
        onPointerUp={many ? swiped : undefined}
      >
        <div className="flex touch-pan-y">
          {slides.map((slide, index) => (
            <BannerSlide
              key={slide.id}
              slide={slide}
              first={index === 0}
              shown={index === at}
              instead={instead}
            />
          ))}
        </div>
      </div>
      {many && (
        <>
          <button
            type="button"
            aria-label={strings.previous}
            onClick={() => go('back')}
            className={`${arrow} start-3`}
          >
            <ChevronLeft aria-hidden className="flip-rtl size-6" />
          </button>
          <button
            type="button"
            aria-label={strings.next}
            onClick={() => go('on')}
            className={`${arrow} end-3`}
          >
            <ChevronRight aria-hidden className="flip-rtl size-6" />
          </button>
          <div className="absolute end-3 bottom-2.5 z-10 flex items-center sm:end-5 sm:bottom-4">
            {slides.map(({ id, label }, index) => (
              <button
                key={id}
                type="button"
                aria-label={label}
                aria-current={index === at || undefined}
                onClick={() => go(index)}
                className="-my-2 grid h-10 min-w-6 place-items-center"
              >
                <span
                  className={classes(
                    'block h-1.5 rounded-full transition-all',
                    index === at ? 'w-5 bg-lamp' : 'w-1.5 bg-picture-ink/60',
                  )}
                />
              </button>
            ))}
            <button
              type="button"
              aria-label={playing ? strings.pause : strings.play}
              onClick={() => {
                setPlaying(!playing);
                if (!playing) go('on');
              }}
              className="-my-2 ms-1 -me-3 grid h-10 w-9 place-items-center pe-3 text-picture-ink/80 hover:text-picture-ink"
            >
              {playing ? (
                <Pause aria-hidden className="size-3.5" />
              ) : (
                <Play aria-hidden className="size-3.5" />
              )}
            </button>
          </div>
        </>
      )}
      {wanted && (
        <PartBoundary quiet>
          <Engine
            viewport={wanted.viewport}
            direction={direction}
            at={at}
            first={wanted.first}
            running={playing && !held}
            onReady={(move) => {
              engine.current = move;
            }}
            onShown={setAt}
          />
        </PartBoundary>
      )}
    </section>
  );
}
