'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DeleteButton } from '../delete-button';
import { SecretDialog } from '../secret-dialog';
import { useCall } from '../use-call';
import { AttemptText, type Attempt } from './attempt-text';
import { useSecretTexts } from './use-secret-texts';

interface Props {
  id: string;
  url: string;
  paused: boolean;
  /** ISO 8601. */
  secretMadeAt: string;
  formerUntil: string | null;
}

/** Pauses an endpoint, sends a test event, rotates its secret, and deletes it. */
export function EndpointState({ id, url, paused, secretMadeAt, formerUntil }: Props) {
  const t = useTranslations('backoffice-system.webhooks');
  const tOffice = useTranslations('backoffice');
  const format = useFormatter();
  const secretTexts = useSecretTexts();
  const call = useCall();
  const [asking, setAsking] = useState<'rotate' | 'end'>();
  const [secret, setSecret] = useState<string>();
  const [attempt, setAttempt] = useState<Attempt>();
  const path = `/backoffice/api/webhooks/${id}`;
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
  const close = () => {
    call.reset();
    setAsking(undefined);
  };
  const rotate = async () => {
    const done = await call.send<{ secret: string }>(`${path}/secret`, {}, t('rotated'), (value) =>
      setSecret(value.secret),
    );
    if (done) setAsking(undefined);
  };
  const end = async () => {
    if (await call.send(`${path}/secret/end`, {}, t('ended'))) setAsking(undefined);
  };
  return (
    <div className="flex flex-col gap-4">
      {!asking && <FormAlert message={call.failure?.message} />}
      <p className="text-sm text-muted">{t(paused ? 'pausedText' : 'activeText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          busy={call.busy}
          onClick={() =>
            void call.send(`${path}/pause`, { paused: !paused }, t(paused ? 'resumed' : 'pausedDone'))
          }
        >
          {t(paused ? 'resume' : 'pause')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          busy={call.busy}
          onClick={() => void call.send<Attempt>(`${path}/test`, {}, t('tested'), setAttempt)}
        >
          {t('test')}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {attempt && <AttemptText attempt={attempt} />}
      </p>
      <div className="border-t border-hairline pt-4">
        <p className="text-sm text-muted">{t('secretMadeAt', { when: when(secretMadeAt) })}</p>
        {formerUntil && (
          <p className="mt-2 rounded-control border border-amber/40 bg-amber-wash px-3.5 py-2.5 text-sm">
            {t('overlap', { until: when(formerUntil) })}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          {formerUntil ? (
            <Button size="sm" variant="caution" onClick={() => setAsking('end')}>
              {t('end')}
            </Button>
          ) : (
            <Button size="sm" variant="outline" onClick={() => setAsking('rotate')}>
              {t('rotate')}
            </Button>
          )}
          <DeleteButton
            path={`${path}/remove`}
            next="/backoffice/webhooks"
            texts={{
              remove: t('remove'),
              title: t('removeTitle'),
              text: t('removeText', { url }),
              cancel: tOffice('cancel'),
              removed: t('removed'),
            }}
          />
        </div>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={t(asking === 'end' ? 'end' : 'rotate')}
        message={t(asking === 'end' ? 'endText' : 'rotateText')}
        confirmLabel={t(asking === 'end' ? 'end' : 'rotate')}
        cancelLabel={tOffice('cancel')}
        {...(asking === 'end' ? { tone: 'danger' as const } : {})}
        busy={call.busy}
        onConfirm={() => void (asking === 'end' ? end() : rotate())}
        onClose={close}
      >
        <FormAlert message={call.failure?.message} />
      </ConfirmDialog>
      <SecretDialog secret={secret} texts={secretTexts} onClose={() => setSecret(undefined)} />
    </div>
  );
}
