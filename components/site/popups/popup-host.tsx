'use client';

import { usePathname } from 'next/navigation';
import { lazy, useEffect, useRef, useState } from 'react';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/routing';
import { isBusyPath, type Told } from '@/lib/content/announcements/rules';

const PopupParts = lazy(() => import('./popup-parts'));

/** How long a reader who has begun is left alone, in milliseconds: the page is read first. */
const PAUSE = 2_000;

/**
 * Signs that somebody reads; without one, ten seconds are taken for one. The largest paint of a page is measured until the
 * first of them (web.dev/articles/lcp): what comes over it earlier would count as the page's own, and as late.
 */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
const PATIENCE = 10_000;

interface Props {
  locale: LocaleCode;
  /** Where an announcement of a promotion leads: the reward centre, on a site that has one. */
  promotionPath: string;
}

interface Waiting {
  told: Told;
  page: AnnouncementsWire;
}

/**
 * Public announcements once a session, separately for visitors and members (product.md §4). Asks nothing before somebody
 * reads the page; the dialog itself is fetched only where there is something to tell.
 */
export function PopupHost({ locale, promotionPath }: Props) {
  const { status } = useSession();
  const { path } = splitLocale(usePathname());
  const [waiting, setWaiting] = useState<Waiting>();
  const told: Told | undefined = status === 'unknown' ? undefined : status;
  const awake = useRef(false);

  useEffect(() => {
    if (!told || isBusyPath(path)) return;
    let left = false;
    const look = async () => {
      const { askPopups, noteTold, wasTold } = await import('./ask');
      if (left || wasTold(told)) return;
      const page = await askPopups(told, locale, 1);
      // Somebody is in the middle of something: they are told at their next page.
      if (left || document.querySelector('[role="dialog"], :is(input, textarea, select):focus')) return;
      noteTold(told);
      if (page.list.length > 0) setWaiting({ told, page });
    };
    // A broken network is no reason to bother anybody: asked again at the next page.
    const pause = () => setTimeout(() => void look().catch(() => {}), PAUSE);
    let timer = awake.current ? pause() : setTimeout(() => wake(), PATIENCE);
    const wake = () => {
      if (awake.current) return;
      awake.current = true;
      clearTimeout(timer);
      timer = pause();
    };
    for (const sign of SIGNS) document.addEventListener(sign, wake, { passive: true });
    return () => {
      left = true;
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, wake);
    };
  }, [told, path, locale]);

  if (!waiting || waiting.told !== told) return null;
  return (
    <PartBoundary quiet>
      <PopupParts
        locale={locale}
        promotionPath={promotionPath}
        told={waiting.told}
        first={waiting.page}
        onClose={() => setWaiting(undefined)}
      />
    </PartBoundary>
  );
}
