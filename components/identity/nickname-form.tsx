'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { callApi } from '@/lib/platform/http/call';
import { showFailure } from './form-errors';
import { dispatchSessionChange } from './session-event';

/** Changes the nickname, which other members see on leaderboards. */
export function NicknameForm({ nickname }: { nickname: string }) {
  const t = useTranslations('identity');
  const tErrors = useTranslations('errors');
  const form = useForm({ defaultValues: { nickname } });
  const { errors, isSubmitting, isDirty } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await callApi('PUT', '/wps/member/info', { nickname: values.nickname.trim() });
      form.reset({ nickname: values.nickname.trim() });
      notify(t('security.nicknameDone'), 'good');
      dispatchSessionChange();
    } catch (error) {
      const failure = showFailure(error, ['nickname'], form.setError, tErrors);
      if (failure) notify(failure, 'bad');
    }
  });
  return (
    <form noValidate onSubmit={send} aria-label={t('fields.nickname')}>
      <Field label={t('fields.nickname')} hint={t('security.nickname')} error={errors.nickname?.message}>
        {(control) => (
          <div className="flex gap-3">
            <Input
              {...control}
              {...form.register('nickname')}
              maxLength={25}
              autoComplete="nickname"
              dir="auto"
            />
            <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
              {t('save')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
