'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from '@/components/ui/icons';
import { lazy, useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { useExcluded } from '@/components/session/use-excluded';
import { classes } from '@/components/ui/classes';
import { PartBoundary } from '@/components/ui/part-boundary';
import { BannerSlide } from './banner-slide';
import type { CarouselData } from './carousel-data';
import type { Move } from './carousel-engine';

const Engine = lazy(() => import('./carousel-engine'));

/** How long the first banner is shown, in milliseconds after the page has loaded (HOME-4). */
const FIRST_MS = 5000;
/** Minimum length of a swipe in pixels, until the engine is loaded and detects swipes itself. */
const SWIPE_PX = 40;

interface Props extends CarouselData {
  direction: 'ltr' | 'rtl';
  /** Whether they are in the first view of the page. */
  first?: boolean;
  /** In a narrow column: the side menu, a dialog. */
  compact?: boolean;
}

/** The banners of a group (HOME-5). An excluded member does not see those that lead to offers. */
export function BannerCarousel({ slides, ...props }: Props) {
  const isExcluded = useExcluded();
  const shown = isExcluded ? slides.filter(({ isOffer }) => !isOffer) : slides;
  // Another number of slides is another carousel.
  return shown.length === 0 ? null : <Carousel key={shown.length} slides={shown} {...props} />;
}

/**
 * The slides loop, five seconds each, and pause on hover, on focus, when paused by the button, and with
 * reduced motion. The engine that moves them is a third of the size of the site's own code, so it loads with the first
 * move.
 */
function Carousel(props: Props) {
  const { strings, direction, slides, memberCall, first = false, compact = false } = props;
  const hasSeveral = slides.length > 1;
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [engineRequest, setEngineRequest] = useState<{ first: Move; viewport: HTMLElement }>();
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<(move: Move) => void>(undefined);
  const pointerStart = useRef(0);

  const moveTo = (move: Move) => {
    if (engine.current) engine.current(move);
    else if (viewport.current) setEngineRequest({ first: move, viewport: viewport.current });
  };
  const startEngine = useEffectEvent(() => moveTo('next'));

  // The five seconds begin when the page has loaded.
  useEffect(() => {
    if (!hasSeveral || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = () => setPlaying(true);
    if (document.readyState === 'complete') {
      const frame = requestAnimationFrame(start);
      return () => cancelAnimationFrame(frame);
    }
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [hasSeveral]);

  useEffect(() => {
    if (!playing || isHeld || engineRequest) return;
    const timer = setTimeout(startEngine, FIRST_MS);
    return () => clearTimeout(timer);
  }, [playing, isHeld, engineRequest]);

  const handleSwipe = (event: PointerEvent) => {
    const distance = (event.clientX - pointerStart.current) * (direction === 'rtl' ? -1 : 1);
    if (!engine.current && Math.abs(distance) > SWIPE_PX) moveTo(distance < 0 ? 'next' : 'previous');
  };
  const arrowStyle = classes(
    compact ? 'size-8' : 'size-11',
    'absolute inset-y-0 z-10 my-auto hidden place-items-center rounded-full border border-[#fff2d6]/25 bg-picture-foot/75 text-picture-ink transition hover:bg-picture-foot sm:grid pointer-fine:opacity-0 group-hover/banners:opacity-100 focus-visible:opacity-100',
  );
  return (
    <section
      aria-roledescription="carousel"
      aria-label={strings.banners}
      className="group/banners relative overflow-hidden rounded-card shadow-lift"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div
        ref={viewport}
        onPointerDown={(event) => (pointerStart.current = event.clientX)}
        onPointerUp={hasSeveral ? handleSwipe : undefined}
      >
        <div className="flex touch-pan-y">
          {slides.map((slide, index) => (
            <BannerSlide
              key={slide.id}
              slide={slide}
              eager={first && index === 0}
              compact={compact}
              shown={index === current}
              memberCall={memberCall}
            />
          ))}
        </div>
      </div>
      {hasSeveral && (
        <>
          <button
            type="button"
            aria-label={strings.previous}
            onClick={() => moveTo('previous')}
            className={`${arrowStyle} start-3`}
          >
            <ChevronLeft aria-hidden className="flip-rtl size-6" />
          </button>
          <button
            type="button"
            aria-label={strings.next}
            onClick={() => moveTo('next')}
            className={`${arrowStyle} end-3`}
          >
            <ChevronRight aria-hidden className="flip-rtl size-6" />
          </button>
          <div
            className={classes(
              'absolute z-10 flex items-center',
              compact ? 'end-2 bottom-0.5' : 'end-3 bottom-2.5 sm:end-5 sm:bottom-4',
            )}
          >
            {slides.map(({ id, label }, index) => (
              <button
                key={id}
                type="button"
                aria-label={label}
                aria-current={index === current || undefined}
                onClick={() => moveTo(index)}
                className="-my-2 grid h-10 min-w-6 place-items-center"
              >
                <span
                  className={classes(
                    'block h-1.5 rounded-full transition-all',
                    index === current ? 'w-5 bg-lamp' : 'w-1.5 bg-picture-ink/60',
                  )}
                />
              </button>
            ))}
            <button
              type="button"
              aria-label={playing ? strings.pause : strings.play}
              onClick={() => {
                setPlaying(!playing);
                if (!playing) moveTo('next');
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
      {engineRequest && (
        <PartBoundary silent>
          <Engine
            viewport={engineRequest.viewport}
            direction={direction}
            current={current}
            firstMove={engineRequest.first}
            running={playing && !isHeld}
            onReady={(move) => {
              engine.current = move;
            }}
            onShown={setCurrent}
          />
        </PartBoundary>
      )}
    </section>
  );
}
