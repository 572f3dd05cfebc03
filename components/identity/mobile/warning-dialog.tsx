'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** A dialog with one button for an error that no field can show (SMS-5). */
export function WarningDialog({ message, onClose }: { message: string | undefined; onClose: () => void }) {
  const t = useTranslations('mobile');
  return (
    <Dialog
      open={message !== undefined}
      onClose={onClose}
      title={t('warning')}
      description={message}
      closeLabel={t('ok')}
      dismissible={false}
      size="sm"
      footer={
        <Button variant="amber" onClick={onClose} autoFocus>
          {t('ok')}
        </Button>
      }
    />
  );
}
