'use client';

import { usePathname, useRouter } from 'next/navigation';
import { lazy } from 'react';
import { authModeFromPath, isOpenedOverPage, openAuth } from '@/components/session/open-auth';
import { PartBoundary } from '@/components/ui/part-boundary';
import { useMounted } from '@/components/ui/use-mounted';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

const AuthParts = lazy(() => import('./auth-parts'));

/**
 * Shows the dialog of /login, /register or /forget while the address is one of these: over the current page, or over
 * home if the address was visited directly. The dialogs load on first use.
 */
export function AuthOverlay({ locale }: { locale: LocaleCode }) {
  const router = useRouter();
  const mode = authModeFromPath(usePathname());
  const mounted = useMounted();
  if (!mode || !mounted) return null;
  const close = () => {
    if (isOpenedOverPage()) window.history.back();
    else router.replace(localePath(locale, '/'), { scroll: false });
  };
  return (
    <PartBoundary>
      {/* A change of dialog mounts a new one, because the session may have begun in between. */}
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
