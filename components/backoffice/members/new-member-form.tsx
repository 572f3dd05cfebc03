'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { Select } from '@/components/ui/select';
import { IssuedPassword, type OneTimePassword } from '../reset-password';
import { useCall } from '../use-call';
import { useFirstError } from '../use-first-error';

const EMPTY = {
  account: '',
  kind: 'member',
  nickname: '',
  name: '',
  mobile: '',
  email: '',
  country: '',
  upline: '',
};
/** The text fields, with the longest text of each. */
const TEXTS = {
  account: 64,
  nickname: 24,
  name: 100,
  mobile: 32,
  email: 254,
  country: 2,
  upline: 64,
} as const satisfies Partial<Record<keyof typeof EMPTY, number>>;
type Text = keyof typeof TEXTS;

type Created = OneTimePassword & { id: string; account: string };

/** Form that creates a member, and then the one-time password, which is shown once. */
export function NewMemberForm() {
  const t = useTranslations('backoffice-members');
  const tKinds = useTranslations('backoffice.members.kinds');
  const call = useCall();
  const form = useFirstError(call.failure);
  const [given, setGiven] = useState(EMPTY);
  const [created, setCreated] = useState<Created>();
  if (created)
    return (
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('create.given', { account: created.account })}</p>
        <IssuedPassword {...created} />
        <div className="flex flex-wrap gap-2">
          <PageLink href={`/backoffice/members/${created.id}`} className={buttonStyle({ variant: 'amber' })}>
            {t('create.open')}
          </PageLink>
          <Button
            variant="outline"
            onClick={() => {
              setCreated(undefined);
              setGiven(EMPTY);
            }}
          >
            {t('create.another')}
          </Button>
        </div>
      </div>
    );
  const errors = call.failure?.fields ?? {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await call.send<Created>('/backoffice/api/members', given, t('create.done'), setCreated);
  };
  const text = (name: Text, required = false) => (
    <Field
      label={t(`create.fields.${name}`)}
      hint={t(`create.hints.${name}`)}
      error={errors[name]?.message}
      required={required}
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir={name === 'mobile' || name === 'email' || name === 'country' ? 'ltr' : 'auto'}
          maxLength={TEXTS[name]}
          value={given[name]}
          onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <FormAlert message={call.failure?.message} />
      </div>
      {text('account', true)}
      <Field label={t('create.fields.kind')} hint={t('create.hints.kind')} error={errors.kind?.message}>
        {(control) => (
          <Select
            {...control}
            value={given.kind}
            onChange={(event) => setGiven({ ...given, kind: event.target.value })}
            options={[
              { value: 'member', label: tKinds('member') },
              { value: 'agent', label: tKinds('agent') },
            ]}
          />
        )}
      </Field>
      {text('upline')}
      {text('nickname')}
      {text('name')}
      {text('country')}
      {text('mobile')}
      {text('email')}
      <Button type="submit" variant="amber" busy={call.busy} className="sm:col-span-2 sm:justify-self-start">
        {t('create.button')}
      </Button>
    </form>
  );
}
