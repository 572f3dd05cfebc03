'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LinkOutput } from '@/lib/backoffice/operators/schema';
import { CopyButton } from '../copy-button';

/** Shows an activation link, which is not shown again. */
export function LinkDialog({ link, onClose }: { link: LinkOutput; onClose: () => void }) {
  const t = useTranslations('backoffice-operators.link');
  const when = useFormatter().dateTime(new Date(link.endsAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { account: link.account })}
      description={t(link.isSent ? 'sent' : 'text')}
      closeLabel={t('kept')}
      dismissible={false}
      footer={
        <Button variant="amber" onClick={onClose} className="flex-1 sm:flex-none">
          {t('kept')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3" role="status">
        <p className="rounded-control border border-edge bg-sunken px-3 py-4">
          <bdi dir="ltr" data-testid="activation-link" className="block text-sm break-all select-all">
            {link.link}
          </bdi>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <span>{t('until', { when })}</span>
          <CopyButton text={link.link} />
        </div>
      </div>
    </Dialog>
  );
}
