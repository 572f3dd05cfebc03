'use client';

import { useState, type FormEvent } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { VendorStatus } from '@/lib/catalogue/desk/types';
import { MomentField } from '../moment-field';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { VendorStateBadge } from './vendor-state-badge';

interface Props {
  code: string;
  version: number;
  status: VendorStatus;
  /** ISO 8601; null if no end is known. */
  until: string | null;
  /** Whether it has a game that players can open. */
  hasOpenGames: boolean;
}

const STATES = ['active', 'maintenance', 'disabled'] as const;

/** Whether players can play a vendor's games, and the buttons that change it. */
export function StatePanel({ code, version, status, until, hasOpenGames }: Props) {
  const t = useTranslations('backoffice-vendors');
  const format = useFormatter();
  const call = useCall();
  const [next, setNext] = useState<VendorStatus>();
  const [end, setEnd] = useState<string | null>(null);
  const close = () => {
    if (call.busy) return;
    call.reset();
    setNext(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      version,
      status: next,
      maintenanceUntil: next === 'maintenance' ? end : null,
    };
    if (await call.send(`/backoffice/api/vendors/${code}/state`, body, t('stateSaved'))) setNext(undefined);
  };
  return (
    <Panel title={t('panels.state')}>
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <VendorStateBadge status={status} />
          {status === 'active' && !hasOpenGames && <Badge tone="amber">{t('nothingOpen')}</Badge>}
          {until &&
            t('untilWhen', {
              when: format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
        </p>
        <p className="text-sm text-muted">{t(`stateTexts.${status}`)}</p>
        <div className="flex flex-wrap gap-2">
          {STATES.filter((state) => state !== status || state === 'maintenance').map((state) => (
            <Button
              key={state}
              size="sm"
              variant={state === 'active' ? 'amber' : state === 'disabled' ? 'caution' : 'outline'}
              onClick={() => setNext(state)}
            >
              {t(state === status ? 'stateButtons.changeEnd' : `stateButtons.${state}`)}
            </Button>
          ))}
        </div>
      </div>
      <Dialog
        open={next !== undefined}
        onClose={close}
        title={next ? t(`stateButtons.${next}`) : ''}
        description={next ? t(`stateAsks.${next}`) : undefined}
        closeLabel={t('cancel')}
        size="sm"
        footer={
          <>
            <Button onClick={close} disabled={call.busy}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              form="vendor-state"
              variant={next === 'disabled' ? 'danger' : 'amber'}
              busy={call.busy}
            >
              {next ? t(`stateButtons.${next}`) : ''}
            </Button>
          </>
        }
      >
        <form
          id="vendor-state"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-4"
        >
          <FormAlert message={call.failure?.message} />
          {next === 'maintenance' && (
            <MomentField
              label={t('fields.until')}
              hint={t('hints.until')}
              error={call.failure?.fields.maintenanceUntil?.message}
              value={end}
              onChange={setEnd}
            />
          )}
        </form>
      </Dialog>
    </Panel>
  );
}
