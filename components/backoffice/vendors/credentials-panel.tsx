'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { SIGNED_BY } from '@/lib/gateway/dialects/names';
import { Panel } from '../panel';
import { SecretDialog } from '../secret-dialog';
import { useCall } from '../use-call';

interface Props {
  code: string;
  /** How the secret proves a call in the vendor's dialect. */
  signedBy: (typeof SIGNED_BY)[keyof typeof SIGNED_BY];
  enabled: boolean;
  bonusWinCredits: boolean;
  hasSecret: boolean;
  /** ISO 8601. */
  secretMadeAt: string | null;
  hasFormerSecret: boolean;
  formerUsedAt: string | null;
}

/** A vendor's secrets and whether its calls are accepted. A secret is shown once, when it is issued. */
export function CredentialsPanel(props: Props) {
  const { code, signedBy, enabled, bonusWinCredits, hasSecret, secretMadeAt, hasFormerSecret, formerUsedAt } =
    props;
  const t = useTranslations('backoffice-vendors');
  const format = useFormatter();
  const call = useCall();
  const [asking, setAsking] = useState<'issue' | 'end'>();
  const [secret, setSecret] = useState<string>();
  const path = `/backoffice/api/vendors/${code}`;
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  const close = () => {
    call.reset();
    setAsking(undefined);
  };
  const issue = async () => {
    const sent = await call.send<{ secret: string }>(`${path}/secret`, {}, t('secret.issued'), (value) =>
      setSecret(value.secret),
    );
    if (sent) setAsking(undefined);
  };
  const end = async () => {
    if (await call.send(`${path}/secret/end`, {}, t('secret.ended'))) setAsking(undefined);
  };
  const setAccess = (next: { enabled?: boolean; bonusWinCredits?: boolean }) =>
    void call.send(`${path}/access`, next, t('saved'));
  const kind = hasSecret ? 'rotate' : 'create';
  return (
    <Panel title={t('panels.credentials')}>
      <div className="flex flex-col gap-3">
        {!asking && <FormAlert message={call.failure?.message} />}
        <p className="text-sm text-muted">
          {hasSecret && secretMadeAt ? t('secret.madeAt', { when: when(secretMadeAt) }) : t('secret.none')}
        </p>
        {hasFormerSecret && (
          <div className="rounded-control border border-amber/40 bg-amber-wash px-3.5 py-2.5 text-sm">
            <p>{t('secret.overlap')}</p>
            <p className="mt-1 text-muted">
              {formerUsedAt ? t('secret.formerUsed', { when: when(formerUsedAt) }) : t('secret.formerUnused')}
            </p>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          {!hasFormerSecret && (
            <Button size="sm" variant="outline" onClick={() => setAsking('issue')}>
              {t(`secret.${kind}`)}
            </Button>
          )}
          {hasFormerSecret && (
            <Button size="sm" variant="caution" onClick={() => setAsking('end')}>
              {t('secret.end')}
            </Button>
          )}
        </div>
        <Checkbox
          label={t('fields.enabled')}
          checked={enabled}
          disabled={call.busy}
          onChange={(event) => setAccess({ enabled: event.target.checked })}
        />
        <Checkbox
          label={t('fields.bonusWinCredits')}
          checked={bonusWinCredits}
          disabled={call.busy}
          onChange={(event) => setAccess({ bonusWinCredits: event.target.checked })}
        />
      </div>
      <ConfirmDialog
        open={asking === 'issue'}
        title={t(`secret.${kind}`)}
        message={t(`secret.${kind}Text`)}
        confirmLabel={t(`secret.${kind}`)}
        cancelLabel={t('cancel')}
        busy={call.busy}
        onConfirm={() => void issue()}
        onClose={close}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'end'}
        title={t('secret.end')}
        message={t('secret.endText')}
        confirmLabel={t('secret.end')}
        cancelLabel={t('cancel')}
        tone="danger"
        busy={call.busy}
        onConfirm={() => void end()}
        onClose={close}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
      <SecretDialog
        secret={secret}
        texts={{
          title: t('secret.title'),
          once: t('secret.once'),
          copy: t('secret.copy'),
          copied: t('secret.copied'),
          stored: t('secret.stored'),
        }}
        onClose={() => setSecret(undefined)}
      >
        <p className="mt-3 text-sm text-muted">{t(`secret.encodings.${signedBy}`)}</p>
      </SecretDialog>
    </Panel>
  );
}
