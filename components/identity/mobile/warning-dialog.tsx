'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** Something went wrong that no field can show: what the server said, and one button (product.md §8). */
export function WarningDialog({ message, onClose }: { message: string | undefined; onClose: () => void }) {
  const t = useTranslations('ways-in');
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
