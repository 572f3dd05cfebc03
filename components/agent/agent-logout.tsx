'use client';

import { useState } from 'react';
import { LogOut } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import LogoutDialog from '@/components/identity/logout-dialog';
import { Button } from '@/components/ui/button';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** Who is logged in, and the way out, which asks first and leads to the agents' door. */
export function AgentLogout({ nickname, locale }: { nickname: string; locale: LocaleCode }) {
  const t = useTranslations('identity.logout');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <span className="hidden max-w-40 truncate text-sm font-medium sm:block">{nickname}</span>
      <Button
        size="sm"
        variant="surface"
        aria-label={t('title')}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <LogOut aria-hidden className="size-4" />
        <span className="hidden sm:inline">{t('title')}</span>
      </Button>
      {asking && (
        <LogoutDialog
          onClose={() => setAsking(false)}
          onLoggedOut={() => window.location.replace(localePath(locale, '/agent'))}
        />
      )}
    </>
  );
}
