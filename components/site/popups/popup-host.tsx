'use client';

import { usePathname } from 'next/navigation';
import { lazy, useEffect, useRef, useState } from 'react';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/routing';
import { isBusyPath, type AnnouncementAudience } from '@/lib/content/announcements/rules';

const PopupParts = lazy(() => import('./popup-parts'));

/** Milliseconds between the visitor's first activity and the popup, so that they can read the page first. */
const DELAY_MS = 2_000;

/**
 * Events that count as activity; without any, the popup comes after ten seconds. The browser measures the largest paint
 * until the first of them (web.dev/articles/lcp), and an earlier popup would count as a late paint of the page.
 */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;
const MAX_WAIT_MS = 10_000;

interface Props {
  locale: LocaleCode;
  /** Where an announcement of a promotion leads: the reward centre if the site has one. */
  promotionPath: string;
}

interface PendingPopup {
  audience: AnnouncementAudience;
  page: AnnouncementsWire;
}

/**
 * Shows the public announcements once per browser session, separately for visitors and members. It sends no request
 * before the visitor is active; the dialog loads only if there is something to show.
 */
export function PopupHost({ locale, promotionPath }: Props) {
  const { status } = useSession();
  const { path } = splitLocale(usePathname());
  const [pending, setPending] = useState<PendingPopup>();
  const audience: AnnouncementAudience | undefined = status === 'unknown' ? undefined : status;
  const isActive = useRef(false);

  useEffect(() => {
    if (!audience || isBusyPath(path)) return;
    let hasLeft = false;
    const showPopups = async () => {
      const { fetchPopups, markShown, wasShown } = await import('./popup-api');
      if (hasLeft || wasShown(audience)) return;
      const page = await fetchPopups(audience, locale, 1);
      // A dialog or a field is in use. The popup comes on the next page.
      if (hasLeft || document.querySelector('[role="dialog"], :is(input, textarea, select):focus')) return;
      markShown(audience);
      if (page.list.length > 0) setPending({ audience, page });
    };
    // A network error is not shown; the next page tries again.
    const schedule = () => setTimeout(() => void showPopups().catch(() => {}), DELAY_MS);
    let timer = isActive.current ? schedule() : setTimeout(() => handleActivity(), MAX_WAIT_MS);
    const handleActivity = () => {
      if (isActive.current) return;
      isActive.current = true;
      clearTimeout(timer);
      timer = schedule();
    };
    for (const type of ACTIVITY_EVENTS) document.addEventListener(type, handleActivity, { passive: true });
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      for (const type of ACTIVITY_EVENTS) document.removeEventListener(type, handleActivity);
    };
  }, [audience, path, locale]);

  if (!pending || pending.audience !== audience) return null;
  return (
    <PartBoundary silent>
      <PopupParts
        locale={locale}
        promotionPath={promotionPath}
        audience={pending.audience}
        first={pending.page}
        onClose={() => setPending(undefined)}
      />
    </PartBoundary>
  );
}
