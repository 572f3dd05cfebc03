'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Permission } from '@/lib/backoffice/constants';
import type { RoleChoice } from '@/lib/backoffice/operators/loaders';
import type { LinkOutput } from '@/lib/backoffice/operators/schema';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { useFirstError } from '../use-first-error';
import { GrantFields, type Grant } from './grant-fields';
import { LinkDialog } from './link-dialog';
import { MailFields } from './mail-fields';

/** Invites an operator, and shows the activation link once. */
export function InviteForm({
  roles,
  mine,
  canSend,
}: {
  roles: readonly RoleChoice[];
  mine: readonly Permission[];
  canSend: boolean;
}) {
  const t = useTranslations('backoffice-operators');
  const call = useCall();
  const form = useFirstError(call.failure);
  const router = useRouter();
  const [account, setAccount] = useState('');
  const [mail, setMail] = useState({ email: '', locale: useLocale() });
  const [grant, setGrant] = useState<Grant>({ roles: [], permissions: [] });
  const [link, setLink] = useState<LinkOutput>();
  const error = (field: string) => call.failure?.fields[field]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { account: account.trim(), ...mail, ...grant };
    void call.send<LinkOutput>('/backoffice/api/operators', body, t('invite.done'), setLink);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={call.failure?.message} />
      <Panel>
        <div className="flex flex-col gap-4">
          <Field label={t('account')} hint={t('invite.accountHint')} error={error('account')} required>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={32}
                value={account}
                onChange={(event) => setAccount(event.target.value)}
              />
            )}
          </Field>
          <MailFields mail={mail} onChange={setMail} canSend={canSend} error={error('email')} />
        </div>
      </Panel>
      <Panel title={t('roles.title')}>
        <GrantFields grant={grant} onChange={setGrant} roles={roles} mine={mine} error={error('roles')} />
      </Panel>
      <Button type="submit" variant="amber" busy={call.busy} className="self-start">
        {t('invite.submit')}
      </Button>
      {link && <LinkDialog link={link} onClose={() => router.push(`/backoffice/operators/${link.id}`)} />}
    </form>
  );
}
