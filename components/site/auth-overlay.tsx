'use client';

import { usePathname, useRouter } from 'next/navigation';
import { lazy } from 'react';
import { authModeOf, isOpenedHere, openAuth } from '@/components/session/open-auth';
import { PartBoundary } from '@/components/ui/part-boundary';
import { useMounted } from '@/components/ui/use-mounted';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

const AuthParts = lazy(() => import('./auth-parts'));

/**
 * Shows the dialog of /login, /register or /forget while the address is that: over the page one was on, or over
 * home where the address itself was visited. The dialogs are fetched when they are first needed.
 */
export function AuthOverlay({ locale }: { locale: LocaleCode }) {
  const router = useRouter();
  const mode = authModeOf(usePathname());
  const mounted = useMounted();
  if (!mode || !mounted) return null;
  const close = () => {
    if (isOpenedHere()) window.history.back();
    else router.replace(localePath(locale, '/'), { scroll: false });
  };
  return (
    <PartBoundary>
      {/* A dialog that leads to another starts it afresh: who arrives there may be somebody by now. */}
      <AuthParts
        key={mode}
        mode={mode}
        locale={locale}
        onClose={close}
        onSwitch={(next) => openAuth(locale, next)}
        referralCode={new URLSearchParams(window.location.search).get('referralCode') ?? undefined}
      />
    </PartBoundary>
  );
}
