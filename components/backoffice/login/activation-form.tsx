'use client';

import { useEffect, useState, type FormEvent } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PageLink } from '@/components/ui/page-link';
import { PasswordInput } from '@/components/ui/password-input';
import { Skeleton } from '@/components/ui/skeleton';
import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '@/lib/backoffice/operators/constants';
import { callApi } from '@/lib/platform/http/call';
import { usePasswordHint } from '../account/use-password-hint';
import { useRequest } from '../account/use-request';
import { FactorStep, type LoginAnswer } from './factor-step';

interface Found {
  account: string;
  name: string;
  endsAt: string;
}

const enter = () => window.location.assign('/backoffice');

/** Uses an activation link, whose token is in the fragment of the address: asks for name and password, then logs in. */
export function ActivationForm() {
  const t = useTranslations('backoffice-operators.activation');
  const tErrors = useTranslations('errors');
  const [token, setToken] = useState('');
  const [found, setFound] = useState<Found>();
  const [gone, setGone] = useState<string>();
  const [asked, setAsked] = useState<LoginAnswer['ways']>();
  useEffect(() => {
    const given = window.location.hash.slice(1);
    const controller = new AbortController();
    const read = /^[\w-]{32}$/.test(given)
      ? callApi<Found>('POST', '/backoffice/api/activation/check', { token: given }, controller.signal)
      : Promise.reject(new Error(tErrors('ACTIVATION_GONE')));
    read
      .then((value) => {
        setToken(given);
        setFound(value);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        setGone((error as Error).message || tErrors('NETWORK'));
      });
    return () => controller.abort();
  }, [tErrors]);
  if (asked)
    return (
      <FactorStep ways={asked} onDone={enter} onBack={() => window.location.assign('/backoffice/login')} />
    );
  if (gone)
    return (
      <div className="flex flex-col gap-4">
        <FormAlert message={gone} />
        <PageLink href="/backoffice/login" className="text-center text-sm text-amber hover:underline">
          {t('toLogin')}
        </PageLink>
      </div>
    );
  if (!found) return <Skeleton className="h-64" />;
  return <ChooseForm token={token} found={found} onFactor={setAsked} />;
}

function ChooseForm({
  token,
  found,
  onFactor,
}: {
  token: string;
  found: Found;
  onFactor: (ways: LoginAnswer['ways']) => void;
}) {
  const t = useTranslations('backoffice-operators.activation');
  const tPassword = useTranslations('backoffice-operators.password');
  const tLogin = useTranslations('backoffice.login');
  const tErrors = useTranslations('errors');
  const request = useRequest(tErrors('NETWORK'));
  const when = useFormatter().dateTime(new Date(found.endsAt), { dateStyle: 'medium', timeStyle: 'short' });
  const [name, setName] = useState(found.name);
  const [password, setPassword] = useState('');
  const hint = usePasswordHint(password);
  const [entering, setEntering] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request.run(async () => {
      const body = { token, name: name.trim(), password };
      const answer = await callApi<LoginAnswer>('POST', '/backoffice/api/activation', body);
      // The token stays in the address until it is used: the page is loaded again for another language.
      window.history.replaceState(null, '', window.location.pathname);
      if (answer.next === 'factor') return onFactor(answer.ways);
      setEntering(true);
      enter();
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('until', { when })}</p>
      <FormAlert message={request.failure?.message} />
      <Field label={tLogin('account')} hint={t('accountHint')}>
        {(control) => <Input {...control} value={found.account} readOnly autoComplete="username" dir="ltr" />}
      </Field>
      <Field label={t('name')} hint={t('nameHint')} error={request.failure?.fields.name?.message} required>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={tPassword('new')} hint={hint} error={request.failure?.fields.password?.message} required>
        {(control) => (
          <PasswordInput
            {...control}
            value={password}
            maxLength={MAX_PASSWORD_LENGTH}
            autoComplete="new-password"
            showLabel={tLogin('showPassword')}
            hideLabel={tLogin('hidePassword')}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="amber" block busy={request.busy || entering}>
        {t('submit')}
      </Button>
    </form>
  );
}
