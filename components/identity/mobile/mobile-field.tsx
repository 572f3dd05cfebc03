'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input, type InputProps } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { RequiredLabel } from '../required-label';
import { CountryPicker } from './country-picker';
import type { NumberCountry } from './use-number-country';

interface MobileFieldProps extends InputProps {
  number: NumberCountry;
  error: string | undefined;
  required: boolean;
}

/** The fields for a mobile number: the country, and the number as it is dialled there. */
export function MobileField({ number, error, required, ...input }: MobileFieldProps) {
  const t = useTranslations('identity');
  const { countries, country, chooseCountry } = number;
  return (
    <Field
      label={<RequiredLabel text={t('fields.mobileNum')} required={required} />}
      error={error}
      required={required}
    >
      {(control) => (
        // Numbers run left to right in every script, and so does the country before them.
        <div dir="ltr" className="flex gap-2">
          {countries ? (
            <CountryPicker
              countries={countries}
              value={country}
              onChange={chooseCountry}
              invalid={control['aria-invalid'] === true}
            />
          ) : (
            <Skeleton className="h-11 w-24 rounded-control" />
          )}
          <Input
            {...control}
            {...input}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            className="min-w-0 flex-1"
          />
        </div>
      )}
    </Field>
  );
}
