'use client';

import useEmblaCarousel from 'embla-carousel-react';
import Autoplay from 'embla-carousel-autoplay';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';

/** product.md §9: a banner stands for five seconds. */
export const AUTOPLAY_MS = 5000;

/**
 * Embla's `duration` is a damping, not a time: at 60 frames a second its distance shrinks by about 1 - 2.1 / duration
 * a frame, so that 28 brings it to 1 % after 60 frames: the second that product.md §9 asks for.
 */
const ONE_SECOND = 28;

export interface CarouselStrings {
  banners: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Per banner, its name for the dots. */
  slides: readonly string[];
}

interface Props {
  strings: CarouselStrings;
  direction: 'ltr' | 'rtl';
  /** One element per banner, rendered on the server. */
  children: ReactNode;
}

/** The banners of home: loops, five seconds each, stands still on hover, on focus, for who asks, and with reduced motion. */
export function BannerCarousel({ strings, direction, children }: Props) {
  const many = strings.slides.length > 1;
  const [autoplay] = useState(() =>
    Autoplay({
      delay: AUTOPLAY_MS,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    }),
  );
  const [viewport, embla] = useEmblaCarousel({ loop: many, duration: ONE_SECOND, direction, active: many }, [
    autoplay,
  ]);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!embla || !many) return;
    const select = () => setAt(embla.selectedScrollSnap());
    const start = () => setPlaying(true);
    const stop = () => setPlaying(false);
    embla.on('select', select).on('autoplay:play', start).on('autoplay:stop', stop);
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) autoplay.play();
    return () => {
      embla.off('select', select).off('autoplay:play', start).off('autoplay:stop', stop);
    };
  }, [embla, autoplay, many]);

  const arrow =
    'absolute inset-y-0 z-10 my-auto hidden size-11 place-items-center rounded-full border border-[#fff2d6]/25 bg-picture-foot/60 text-picture-ink backdrop-blur-sm transition hover:bg-picture-foot sm:grid opacity-0 group-hover/banners:opacity-100 focus-visible:opacity-100';
  return (
    <section
      aria-roledescription="carousel"
      aria-label={strings.banners}
      className="group/banners relative overflow-hidden rounded-card shadow-lift"
    >
      <div ref={viewport}>
        <div className="flex touch-pan-y">{children}</div>
      </div>
      {many && (
        <>
          <button
            type="button"
            aria-label={strings.previous}
            onClick={() => embla?.scrollPrev()}
            className={`${arrow} start-3`}
          >
            <ChevronLeft aria-hidden className="flip-rtl size-6" />
          </button>
          <button
            type="button"
            aria-label={strings.next}
            onClick={() => embla?.scrollNext()}
            className={`${arrow} end-3`}
          >
            <ChevronRight aria-hidden className="flip-rtl size-6" />
          </button>
          <div className="absolute end-3 bottom-2.5 z-10 flex items-center sm:end-5 sm:bottom-4">
            {strings.slides.map((name, index) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-current={index === at || undefined}
                onClick={() => embla?.scrollTo(index)}
                className="grid h-6 min-w-6 place-items-center"
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
              onClick={() => (playing ? autoplay.stop() : autoplay.play())}
              className="ms-1 grid size-6 place-items-center text-picture-ink/80 hover:text-picture-ink"
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
    </section>
  );
}
