'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Panel } from '../panel';
import { useCall } from '../use-call';

/** Where the transfer wallet of a vendor is called. */
export function WalletPanel({ code, address }: { code: string; address: string }) {
  const t = useTranslations('backoffice-vendors');
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
    </Panel>
  );
}
