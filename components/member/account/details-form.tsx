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
  INCOME_SOURCES,
  PROFILE_FIELDS,
  PROFILE_RULES,
  type ProfileField,
} from '@/lib/identity/profile/constants';
import { checkProfileField } from '@/lib/identity/profile/rules';
import type { ProfileValue } from '@/lib/identity/profile/schema';
import type { FieldError } from '@/lib/platform/errors';
import { callApi } from '@/lib/platform/http/call';
import { PROFILE_KEY } from './profile-key';

type Values = Record<ProfileField, string>;

/** What browsers may fill in by themselves. */
const FILLED: Partial<Record<ProfileField, string>> = {
  fullname: 'name',
  birthday: 'bday',
  address: 'street-address',
};

const valuesOf = (told: ProfileValue['profile']): Values =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, told[field] ?? ''])) as Values;

/** The fields of the profile; only what was changed is sent, and an emptied field is taken away. */
export function DetailsForm({ told }: { told: ProfileValue['profile'] }) {
  const t = useTranslations('account');
  const tErrors = useTranslations('errors');
  const countries = useCountries();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: valuesOf(told),
    resolver: codeResolver(problems, tErrors),
  });
  const { errors, isSubmitting, isDirty, dirtyFields } = form.formState;

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const changed = PROFILE_FIELDS.filter((field) => dirtyFields[field]);
    const body = Object.fromEntries(changed.map((field) => [field, values[field].trim()]));
    try {
      const kept = await callApi<ProfileValue>('PUT', '/wps/member/info/profile', body);
      queryClient.setQueryData(PROFILE_KEY, kept);
      form.reset(valuesOf(kept.profile));
      notify(t('details.done'), 'good');
    } catch (error) {
      setFailure(showFailure(error, PROFILE_FIELDS, form.setError, tErrors));
    }
  });

  const options: Partial<Record<ProfileField, { value: string; label: string }[]>> = {
    nationality: countries?.map(({ countryCode, name }) => ({ value: countryCode, label: name })) ?? [],
    sourceOfIncome: INCOME_SOURCES.map((source) => ({ value: source, label: t(`income.${source}`) })),
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('details.title')}>
      <FormAlert message={failure} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {PROFILE_FIELDS.map((field) => (
          <Field key={field} label={t(`fields.${field}`)} error={errors[field]?.message}>
            {(control) => {
              const choices = options[field];
              if (choices) {
                return (
                  <Select
                    {...control}
                    {...form.register(field)}
                    placeholder={t('notTold')}
                    options={withOwn(choices, told[field])}
                  />
                );
              }
              return (
                <Input
                  {...control}
                  {...form.register(field)}
                  type={field === 'birthday' ? 'date' : 'text'}
                  autoComplete={FILLED[field] ?? 'off'}
                  dir={field === 'birthday' ? undefined : 'auto'}
                  maxLength={PROFILE_RULES[field].maxLength}
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

/** The choices, with the one that is told already while the list is still fetched. */
function withOwn(choices: { value: string; label: string }[], own: string | undefined) {
  return !own || choices.some((choice) => choice.value === own)
    ? choices
    : [{ value: own, label: own }, ...choices];
}

function problems(values: Values): Record<string, FieldError> {
  const today = new Date();
  const found = PROFILE_FIELDS.map(
    (field) => [field, checkProfileField(field, values[field].trim(), today)] as const,
  );
  return Object.fromEntries(found.flatMap(([field, error]) => (error ? [[field, error]] : [])));
}
