'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { MeanwhileChange } from '@/lib/content/errors';
import { Differences } from './text-parts';
import { useFieldName } from './use-field-name';

interface Props {
  change: MeanwhileChange;
  onMerge: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Says that another operator has saved the item meanwhile, shows what was changed, and asks how to go on. */
export function ConflictDialog({ change, onMerge, onTakeTheirs, onClose }: Props) {
  const t = useTranslations('backoffice-content.conflict');
  const nameOf = useFieldName();
  const at = useFormatter().dateTime(new Date(change.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text', { name: change.by ?? t('site'), at })}
      closeLabel={t('cancel')}
      size="lg"
      focusableBody
      footer={
        <>
          <Button variant="outline" onClick={onTakeTheirs}>
            {t('theirs')}
          </Button>
          <Button variant="amber" onClick={onMerge}>
            {t('merge')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-muted">{t('hint')}</p>
      <Differences list={change.differences} nameOf={nameOf} />
    </Dialog>
  );
}
