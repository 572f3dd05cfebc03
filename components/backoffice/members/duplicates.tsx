'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Textarea } from '@/components/ui/textarea';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

interface Props {
  memberId: string;
  duplicates: readonly { id: string; account: string; reason: string; operator: string }[];
  maxReason: number;
  canChange: boolean;
}

/** The members who are marked as duplicates of this one. */
export function Duplicates({ memberId, duplicates, maxReason, canChange }: Props) {
  const t = useTranslations('backoffice-members');
  const ending = useCall();
  return (
    <div className="flex flex-col gap-3">
      <FormAlert message={ending.failure?.message} />
      {duplicates.length === 0 && <p className="text-sm text-muted">{t('duplicates.none')}</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {duplicates.map(({ id, account, reason, operator }) => (
          <li key={id} className="flex flex-col gap-1 py-2 text-sm">
            <span className="flex items-center justify-between gap-2">
              <PageLink
                href={`/backoffice/members/${id}`}
                className="min-w-0 break-words text-amber hover:underline"
              >
                <bdi>{account}</bdi>
              </PageLink>
              {canChange && (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={ending.busy}
                  onClick={() =>
                    void ending.send(
                      `/backoffice/api/members/${memberId}/duplicates/${id}/end`,
                      {},
                      t('duplicates.ended'),
                    )
                  }
                >
                  {t('duplicates.end')}
                </Button>
              )}
            </span>
            <span className="break-words text-muted">{reason}</span>
            <span className="text-xs text-faint">
              <bdi>{operator}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {canChange && <MarkDuplicate memberId={memberId} maxReason={maxReason} />}
    </div>
  );
}

function MarkDuplicate({ memberId, maxReason }: Pick<Props, 'memberId' | 'maxReason'>) {
  const t = useTranslations('backoffice-members');
  const call = useCall();
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState({ other: '', reason: '' });
  const submit = async () => {
    const body = { other: given.other.trim(), reason: given.reason.trim() };
    if (!(await call.send(`/backoffice/api/members/${memberId}/duplicates`, body, t('duplicates.marked'))))
      return;
    setGiven({ other: '', reason: '' });
    setOpen(false);
  };
  return (
    <>
      <Button size="sm" variant="surface" className="self-start" onClick={() => setOpen(true)}>
        {t('duplicates.mark')}
      </Button>
      <FormDialog
        open={open}
        title={t('duplicates.mark')}
        description={t('duplicates.text')}
        confirmLabel={t('duplicates.mark')}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <Field label={t('duplicates.other')} error={call.failure?.fields.other?.message} required>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={given.other}
              onChange={(event) => setGiven({ ...given, other: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('reason')} error={call.failure?.fields.reason?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={maxReason}
              value={given.reason}
              onChange={(event) => setGiven({ ...given, reason: event.target.value })}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
