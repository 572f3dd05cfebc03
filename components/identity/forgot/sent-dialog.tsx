'use client';

import { MailCheck } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

/** Says that a link was sent if the account exists (PASS-5, `in_been_out`). */
export function SentDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('forgot.sent');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('ok')}
      size="sm"
      footer={
        <Button variant="amber" onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      <div role="status" className="flex items-start gap-3 text-sm text-muted">
        <MailCheck aria-hidden className="size-6 shrink-0 text-jade" />
        <p>
          {t.rich('in_been_out', {
            email: () => (
              <bdi
                dir="ltr"
                className="inline-block max-w-full font-semibold [overflow-wrap:anywhere] text-ink"
              >
                {email}
              </bdi>
            ),
          })}
        </p>
      </div>
    </Dialog>
  );
}
