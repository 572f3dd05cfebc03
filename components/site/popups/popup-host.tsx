'use client';

import { usePathname } from 'next/navigation';
import { lazy, useEffect, useState } from 'react';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/routing';
import { isBusyPath, type Told } from './rules';

const PopupParts = lazy(() => import('./popup-parts'));

/** How long a page that has loaded is left alone, in milliseconds: it is read first, and measured without us. */
const PAUSE = 2_000;

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
 * Public announcements once a session, separately for visitors and members (product.md §4). Asks nothing before the page
 * stands and rests; the dialog itself is fetched only where there is something to tell.
 */
export function PopupHost({ locale, promotionPath }: Props) {
  const { status } = useSession();
  const { path } = splitLocale(usePathname());
  const [waiting, setWaiting] = useState<Waiting>();
  const told: Told | undefined = status === 'unknown' ? undefined : status;

  useEffect(() => {
    if (!told || isBusyPath(path)) return;
    let left = false;
    const look = async () => {
      const { askPopups, noteTold, wasTold } = await import('./ask');
      if (left || wasTold(told)) return;
      const page = await askPopups(told, locale, 1);
      // Somebody is in the middle of something: they are told at their next page.
      if (left || document.querySelector('[role="dialog"]')) return;
      noteTold(told);
      if (page.list.length > 0) setWaiting({ told, page });
    };
    // A broken network is no reason to bother anybody: asked again at the next page.
    const timer = setTimeout(() => void look().catch(() => {}), PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
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
