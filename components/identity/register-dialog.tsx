'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { RegistrationMethods } from './registration-methods';
import type { RegistrationProps } from './registration-form';
import { SocialButtons } from './social/social-buttons';

interface RegisterDialogProps extends RegistrationProps {
  onClose: () => void;
  onLogin: () => void;
}

/** The registration popup, with a link back to the login. */
export function RegisterDialog({ onClose, onLogin, ...form }: RegisterDialogProps) {
  const t = useTranslations('identity');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('register.title')}
      description={t('register.welcome')}
      closeLabel={t('close')}
      size="sm"
    >
      <RegistrationMethods {...form} />
      <SocialButtons />
      <p className="mt-4 text-center text-sm text-muted">
        {t('register.haveAccount')}{' '}
        <button
          type="button"
          onClick={onLogin}
          className="min-h-11 px-1 font-semibold text-amber underline underline-offset-4"
        >
          {t('register.login')}
        </button>
      </p>
    </Dialog>
  );
}
