'use client';

import { useEffect, useState } from 'react';
import { CircleCheck } from '@/components/ui/icons';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { openAuth } from '@/components/session/open-auth';
import { Button } from '@/components/ui/button';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { FormAlert } from '../form-alert';
import { codeResolver, showFailure } from '../form-errors';
import { NewPasswordFields } from '../new-password-fields';
import { newPasswordProblems } from '../new-password-problems';
import { readLinkToken } from './link-token';

const EMPTY = { newPassword: '', confirmNewPassword: '' };

/** Sets a new password with the token of the reset link. */
export function ResetForm({ locale }: { locale: LocaleCode }) {
  const t = useTranslations('identity');
  const tForgot = useTranslations('forgot');
  const tErrors = useTranslations('errors');
  const [token] = useState(readLinkToken);
  const [state, setState] = useState<'open' | 'done' | 'expired'>(token ? 'open' : 'expired');
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: EMPTY, resolver: codeResolver(newPasswordProblems, tErrors) });
  const { errors, isSubmitting } = form.formState;

  // The token is removed from the address after it was read, because an address can be photographed or shared.
  useEffect(() => {
    if (window.location.hash) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await callApi('POST', '/wps/member/password/reset', { token, ...values });
      form.reset(EMPTY);
      setState('done');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RESET_LINK_GONE') setState('expired');
      else setFailure(showFailure(error, Object.keys(EMPTY), form.setError, tErrors));
    }
  });

  if (state === 'expired') {
    return (
      <div className="flex flex-col gap-4">
        <FormAlert message={tErrors('RESET_LINK_GONE')} />
        <Button variant="amber" block onClick={() => openAuth(locale, 'forget')}>
          {tForgot('reset.again')}
        </Button>
      </div>
    );
  }
  if (state === 'done') {
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="flex items-start gap-2.5 text-ink">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-jade" />
          {tForgot('reset.done')}
        </p>
        <Button variant="amber" block onClick={() => openAuth(locale, 'login')}>
          {t('login.submit')}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4" aria-label={tForgot('reset.title')}>
      <FormAlert message={failure} />
      <NewPasswordFields register={(name) => form.register(name)} errors={errors} />
      <Button type="submit" variant="amber" block busy={isSubmitting}>
        {tForgot('reset.submit')}
      </Button>
    </form>
  );
}
