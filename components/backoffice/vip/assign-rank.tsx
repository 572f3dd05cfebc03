'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { MAX_REASON } from '@/lib/rewards/vip/constants';
import { FormDialog } from '../form-dialog';
import { useCall } from '../use-call';

/** A button and a form that give a member a rank by hand. */
export function AssignRank({
  ranks,
  account = '',
}: {
  ranks: readonly { level: number; name: string }[];
  /** The member of the page; without it the operator names one. */
  account?: string;
}) {
  const t = useTranslations('backoffice-vip.assign');
  const call = useCall();
  const empty = { account, level: String(ranks[0]?.level ?? 1), keptUntil: '', reason: '' };
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState(empty);
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value });
  const errors = call.failure?.fields ?? {};
  const submit = async () => {
    const body = { ...given, account: given.account.trim(), level: Number(given.level) };
    const isDone = await call.send<{ status: string }>('/backoffice/api/vip/rank', body, ({ status }) =>
      t(status === 'requested' ? 'requested' : 'done'),
    );
    if (!isDone) return;
    setGiven(empty);
    setOpen(false);
  };
  return (
    <>
      <Button variant={account ? 'surface' : 'amber'} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <FormDialog
        open={open}
        title={t('title')}
        description={t('text')}
        confirmLabel={t('confirm')}
        call={call}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        {!account && (
          <Field label={t('account')} error={errors.account?.message} required>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                value={given.account}
                onChange={set('account')}
              />
            )}
          </Field>
        )}
        <Field label={t('rank')} error={errors.level?.message}>
          {(control) => (
            <Select
              {...control}
              value={given.level}
              onChange={set('level')}
              options={ranks.map(({ level, name }) => ({
                value: String(level),
                label: `${level} · ${name}`,
              }))}
            />
          )}
        </Field>
        <Field label={t('keptUntil')} hint={t('keptUntilHint')} error={errors.keptUntil?.message}>
          {(control) => (
            <Input {...control} type="date" value={given.keptUntil} onChange={set('keptUntil')} />
          )}
        </Field>
        <Field label={t('reason')} hint={t('reasonHint')} error={errors.reason?.message} required>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={MAX_REASON}
              value={given.reason}
              onChange={set('reason')}
            />
          )}
        </Field>
      </FormDialog>
    </>
  );
}
