'use client';

import { useTranslations } from 'next-intl';
import { ConfirmButton } from '../confirm-button';

/** Confirms or rejects what another operator has entered; who entered it sees that another one is needed. */
export function DecisionButtons({ id, kind, isOwn }: { id: string; kind: string; isOwn: boolean }) {
  const t = useTranslations('backoffice-lottery.decide');
  const path = `/backoffice/api/lottery/decisions/${id}`;
  const texts = (action: 'confirm' | 'reject', text: string) => ({
    button: t(`${action}.button`),
    title: t(`${action}.title`),
    text,
    cancel: t('cancel'),
    done: t(`${action}.done`),
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isOwn ? (
        <span className="text-xs text-muted">{t('own')}</span>
      ) : (
        <ConfirmButton
          path={`${path}/confirm`}
          variant="amber"
          texts={texts('confirm', t(`confirm.texts.${kind}` as never))}
        />
      )}
      <ConfirmButton path={`${path}/reject`} tone="danger" texts={texts('reject', t('reject.text'))} />
    </span>
  );
}
