'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { COOL_OFFS, SELF_EXCLUSIONS } from '@/lib/protection/constants';
import type { ExclusionPeriod } from '@/lib/protection/types';
import type { WireExclusion } from '@/lib/protection/wire';
import { useSave } from './use-save';

/** A break from play: the one that is in force, and the periods to choose from. */
export function ExclusionCard({ active }: { active: WireExclusion | null }) {
  const t = useTranslations('protection');
  const format = useFormatter();
  const [chosen, setChosen] = useState<ExclusionPeriod>();
  const date = (text: string) => format.dateTime(new Date(text), { dateStyle: 'long', timeStyle: 'short' });
  const group = (title: string, text: string, periods: readonly ExclusionPeriod[]) => (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {periods.map((period) => (
          <Button key={period} size="sm" variant="outline" onClick={() => setChosen(period)}>
            {t(`exclusion.periods.${period}`)}
          </Button>
        ))}
      </div>
    </div>
  );
  return (
    <Card>
      <CardHeader title={t('exclusion.title')} description={t('exclusion.text')} />
      {active && (
        <p role="status" className="mb-4 rounded-card border border-amber/40 bg-amber-wash px-4 py-3 text-sm">
          {active.endsAt
            ? t('exclusion.activeUntil', { until: date(active.endsAt) })
            : active.until
              ? t('exclusion.activeSelf', { until: date(active.until) })
              : t('exclusion.activeEver')}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {group(t('exclusion.coolOff'), t('exclusion.coolOffText'), COOL_OFFS)}
        {group(t('exclusion.self'), t('exclusion.selfText'), SELF_EXCLUSIONS)}
      </div>
      {chosen && <ExclusionDialog period={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

function ExclusionDialog({ period, onClose }: { period: ExclusionPeriod; onClose: () => void }) {
  const t = useTranslations('protection');
  const router = useRouter();
  const form = useId();
  const [password, setPassword] = useState('');
  const { busy, failure, send } = useSave();
  const confirm = async () => {
    const begun = await send<WireExclusion>(
      'POST',
      '/wps/member/exclusion',
      { period, password },
      t('exclusion.begun'),
    );
    if (!begun) return;
    onClose();
    router.refresh();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('exclusion.confirmTitle', { period: t(`exclusion.periods.${period}`) })}
      description={t('exclusion.confirmText')}
      closeLabel={t('close')}
      footer={
        <DialogActions
          cancelLabel={t('cancel')}
          confirmLabel={t('exclusion.begin')}
          tone="danger"
          busy={busy}
          onCancel={onClose}
          form={form}
        />
      }
    >
      <form
        id={form}
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ul className="list-disc ps-5 text-sm text-muted">
          <li>{t('exclusion.effects.stakes')}</li>
          <li>{t('exclusion.effects.withdraw')}</li>
          <li>{t('exclusion.effects.end')}</li>
        </ul>
        <Field
          label={t('exclusion.password')}
          hint={t('exclusion.passwordHint')}
          error={failure?.fields.password}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              showLabel={t('exclusion.showPassword')}
              hideLabel={t('exclusion.hidePassword')}
            />
          )}
        </Field>
        {failure && !failure.fields.password && (
          <p role="alert" className="text-sm text-vermilion">
            {failure.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
