'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '@/components/identity/form-alert';
import { codeResolver, showFailure } from '@/components/identity/form-errors';
import { useCountries } from '@/components/identity/mobile/countries';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { Select } from '@/components/ui/select';
import {
  MEMBER_FIELDS,
  PROFILE_FIELDS,
  type MemberField,
  type ProfileField,
} from '@/lib/identity/member-fields';
import { checkProfileField } from '@/lib/identity/profile/rules';
import type { ProfileValue } from '@/lib/identity/profile/schema';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { PROFILE_KEY } from './profile-key';

type Values = Record<ProfileField, string>;

const valuesOf = (profile: ProfileValue['profile']): Values =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, profile[field] ?? ''])) as Values;

/** The fields of the profile. Only changed fields are sent; an empty value removes a field. */
export function DetailsForm({ profile }: { profile: ProfileValue['profile'] }) {
  const t = useTranslations('account');
  const tErrors = useTranslations('errors');
  const countries = useCountries();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: valuesOf(profile),
    resolver: codeResolver(problems, tErrors),
  });
  const { errors, isSubmitting, isDirty, dirtyFields } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const changed = PROFILE_FIELDS.filter((field) => dirtyFields[field]);
    const body = Object.fromEntries(changed.map((field) => [field, values[field].trim()]));
    try {
      const saved = await callApi<ProfileValue>('PUT', '/wps/member/info/profile', body);
      queryClient.setQueryData(PROFILE_KEY, saved);
      form.reset(valuesOf(saved.profile));
      notify(t('details.done'), 'good');
    } catch (error) {
      setFailure(showFailure(error, PROFILE_FIELDS, form.setError, tErrors));
    }
  });

  const optionsOf = ({ choices }: MemberField['input']) =>
    choices === 'countries'
      ? (countries ?? []).map(({ countryCode, name }) => ({ value: countryCode, label: name }))
      : choices?.map((choice) => ({ value: choice, label: t(`income.${choice}`) }));
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('details.title')}>
      <FormAlert message={failure} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {PROFILE_FIELDS.map((field) => (
          <Field key={field} label={t(`fields.${field}`)} error={errors[field]?.message}>
            {(control) => {
              const { input, profile: rule }: MemberField = MEMBER_FIELDS[field];
              const choices = optionsOf(input);
              if (choices) {
                return (
                  <Select
                    {...control}
                    {...form.register(field)}
                    placeholder={t('notTold')}
                    options={withCurrent(choices, profile[field])}
                  />
                );
              }
              return (
                <Input
                  {...control}
                  {...form.register(field)}
                  type={input.type}
                  inputMode={input.inputMode}
                  autoComplete={input.autoComplete ?? 'off'}
                  dir={input.type === 'date' ? undefined : 'auto'}
                  maxLength={rule?.maxLength}
                />
              );
            }}
          </Field>
        ))}
      </div>
      <Button type="submit" variant="amber" busy={isSubmitting} disabled={!isDirty} className="self-start">
        {t('details.save')}
      </Button>
    </form>
  );
}

/** Adds the stored value to the choices if it is missing, for example while the list of countries is being fetched. */
function withCurrent(choices: { value: string; label: string }[], current: string | undefined) {
  return !current || choices.some((choice) => choice.value === current)
    ? choices
    : [{ value: current, label: current }, ...choices];
}

function problems(values: Values): Record<string, FieldError> {
  const today = new Date();
  const checked = PROFILE_FIELDS.map(
    (field) => [field, checkProfileField(field, values[field].trim(), today)] as const,
  );
  return Object.fromEntries(checked.flatMap(([field, error]) => (error ? [[field, error]] : [])));
}
