'use client';

import { useState } from 'react';
import { LogOut } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import LogoutDialog from '@/components/identity/logout-dialog';
import { Button } from '@/components/ui/button';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';

/** The agent's name and the logout, which asks for confirmation and leads to the agents' login. */
export function AgentLogout({ nickname, locale }: { nickname: string; locale: LocaleCode }) {
  const t = useTranslations('identity.logout');
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <span className="hidden max-w-40 truncate text-sm font-medium sm:block">{nickname}</span>
      <Button
        size="sm"
        variant="surface"
        aria-label={t('title')}
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        <LogOut aria-hidden className="size-4" />
        <span className="hidden sm:inline">{t('title')}</span>
      </Button>
      {isConfirming && (
        <LogoutDialog
          onClose={() => setIsConfirming(false)}
          onLoggedOut={() => window.location.replace(localePath(locale, '/agent'))}
        />
      )}
    </>
  );
}
