'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { PasswordForm } from './password-form';

/** Follows a login with a one-time or expired password: a new one must be chosen first (LOGIN-7). */
export function ForcedPasswordDialog({
  oldPassword,
  onChanged,
}: {
  oldPassword: string;
  onChanged: () => void;
}) {
  const t = useTranslations('identity');
  return (
    <Dialog
      open
      onClose={() => {}}
      title={t('password.forcedTitle')}
      description={t('password.forcedHint')}
      closeLabel={t('close')}
      size="sm"
      dismissible={false}
    >
      <PasswordForm knownOldPassword={oldPassword} onChanged={onChanged} />
    </Dialog>
  );
}
