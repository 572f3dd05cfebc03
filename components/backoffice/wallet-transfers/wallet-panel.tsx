'use client';

import { useState, type FormEvent } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Panel } from '../panel';
import { useCall } from '../use-call';

interface Props {
  code: string;
  /** Empty if it has none. */
  address: string;
  /** `readAt` in ISO 8601. */
  rounds: { readAt: string | null; failure: string | null; refused: number } | undefined;
}

/** Where the transfer wallet of a vendor is called, and how far its rounds were read. */
export function WalletPanel({ code, address, rounds }: Props) {
  const t = useTranslations('backoffice-vendors');
  const format = useFormatter();
  const call = useCall();
  const [draft, setDraft] = useState(address);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await call.send(`/backoffice/api/vendors/${code}/wallet`, { address: draft.trim() }, t('saved'));
  };
  return (
    <Panel title={t('wallet.title')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <FormAlert message={call.failure?.message} />
        <p className="text-sm text-muted">{t('wallet.text')}</p>
        <Field label={t('wallet.address')} error={call.failure?.fields?.address?.message}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode="url"
              maxLength={300}
              autoComplete="off"
              spellCheck={false}
              placeholder="https://games.example/wallet"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="amber" busy={call.busy} className="max-sm:w-full sm:self-start">
          {t('save')}
        </Button>
      </form>
      {rounds && (
        <div className="mt-4 flex flex-col gap-1 text-sm text-muted">
          <p>
            {rounds.readAt
              ? t('wallet.roundsRead', {
                  when: format.dateTime(new Date(rounds.readAt), { dateStyle: 'medium', timeStyle: 'short' }),
                })
              : t('wallet.roundsNever')}
          </p>
          {rounds.failure && (
            <p className="text-vermilion">{t('wallet.roundsFailed', { reason: rounds.failure })}</p>
          )}
          {rounds.refused > 0 && (
            <p className="text-vermilion">{t('wallet.roundsRefused', { count: rounds.refused })}</p>
          )}
        </div>
      )}
    </Panel>
  );
}
