'use client';

import { usePathname } from 'next/navigation';
import { lazy, useEffect, useRef, useState } from 'react';
import { authModeFromPath } from '@/components/session/open-auth';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { AnnouncementsWire } from '@/lib/content/wire';
import type { LocaleCode } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/routing';
import { isBusyPath, type AnnouncementAudience } from '@/lib/content/announcements/rules';

const PopupParts = lazy(() => import('./popup-parts'));

/**
 * Milliseconds without activity after a page was opened. Pages paint their largest part earlier, so the popup seldom counts
 * as a late paint (web.dev/articles/lcp).
 */
const STILL_MS = 5_000;

/**
 * What a reader does. After any of it the popup does not open on this page, because it would interrupt. `scroll` is not
 * listed: the browser also sends it when it restores a position, and a reader who scrolls sends one of these.
 */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Session storage key: a login or registration form was open, and no page has been opened since. */
const AFTER_FORM_KEY = 'popups-after-form';

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
 * Shows the public announcements once per browser session, separately for visitors and members: when a page was opened and
 * nothing was done on it for some seconds. The page that follows a login or a registration shows none. What was not seen
 * stays at /announce. The dialog loads only if there is something to show.
 */
export function PopupHost({ locale, promotionPath }: Props) {
  const { status } = useSession();
  const { path } = splitLocale(usePathname());
  const [pending, setPending] = useState<PendingPopup>();
  const audience: AnnouncementAudience | undefined = status === 'unknown' ? undefined : status;
  /** The page that is open: whether it shows no popup any more, and who opened it. */
  const page = useRef<{ path: string; isQuiet: boolean; openedBy?: AnnouncementAudience }>(undefined);

  useEffect(() => {
    if (page.current?.path !== path) page.current = { path, isQuiet: takeFormNote(path) };
    const current = page.current;
    const handleActivity = () => {
      current.isQuiet = true;
    };
    for (const type of ACTIVITY_EVENTS) document.addEventListener(type, handleActivity, { passive: true });
    return () => {
      for (const type of ACTIVITY_EVENTS) document.removeEventListener(type, handleActivity);
    };
  }, [path]);

  useEffect(() => {
    const current = page.current;
    if (!audience || !current || isBusyPath(path)) return;
    // The session began on this page: by a login or a registration.
    current.openedBy ??= audience;
    if (current.openedBy !== audience) current.isQuiet = true;
    if (current.isQuiet) return;
    let hasLeft = false;
    const showPopups = async () => {
      if (current.isQuiet) return;
      const { fetchPopups, markShown, wasShown } = await import('./popup-api');
      if (hasLeft || wasShown(audience)) return;
      const list = await fetchPopups(audience, locale, 1);
      // A dialog or a field is in use. The popup comes on the next page.
      const isBusy = document.querySelector('[role="dialog"], :is(input, textarea, select):focus') !== null;
      if (hasLeft || current.isQuiet || isBusy) return;
      markShown(audience);
      if (list.list.length > 0) setPending({ audience, page: list });
    };
    // A network error is not shown; the next page tries again.
    const timer = setTimeout(() => void showPopups().catch(() => {}), STILL_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
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

/**
 * Returns whether the page that is opened now follows a login or registration form. The note is in the session storage,
 * because the page after a login may be loaded anew.
 */
function takeFormNote(path: string): boolean {
  try {
    if (authModeFromPath(path)) {
      sessionStorage.setItem(AFTER_FORM_KEY, '1');
      return true;
    }
    const isNoted = sessionStorage.getItem(AFTER_FORM_KEY) !== null;
    sessionStorage.removeItem(AFTER_FORM_KEY);
    return isNoted;
  } catch {
    return false;
  }
}
