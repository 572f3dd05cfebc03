'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

export const EMPTY_ADDRESS = {
  name: '',
  phone: '',
  street: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
};
export type TypedAddress = typeof EMPTY_ADDRESS;

const FIELDS = [
  { name: 'name', autoComplete: 'name', required: true, most: 80, wide: false },
  { name: 'phone', autoComplete: 'tel', required: true, most: 24, wide: false },
  { name: 'street', autoComplete: 'street-address', required: true, most: 160, wide: true },
  { name: 'city', autoComplete: 'address-level2', required: true, most: 80, wide: false },
  { name: 'region', autoComplete: 'address-level1', required: false, most: 80, wide: false },
  { name: 'postcode', autoComplete: 'postal-code', required: false, most: 16, wide: false },
  { name: 'country', autoComplete: 'country', required: true, most: 2, wide: false },
] as const;

/** The fields of a delivery address. */
export function AddressFields({
  value,
  errors,
  onChange,
}: {
  value: TypedAddress;
  errors: Record<string, { message: string }>;
  onChange: (value: TypedAddress) => void;
}) {
  const t = useTranslations('points.address');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {FIELDS.map(({ name, autoComplete, required, most, wide }) => (
        <Field
          key={name}
          label={t(name)}
          hint={name === 'country' ? t('countryHint') : undefined}
          error={errors[name]?.message ?? errors[`address.${name}`]?.message}
          required={required}
          className={wide ? 'sm:col-span-2' : ''}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete={autoComplete}
              maxLength={most}
              dir="auto"
              value={value[name]}
              onChange={(event) =>
                onChange({
                  ...value,
                  [name]: name === 'country' ? event.target.value.toUpperCase() : event.target.value,
                })
              }
            />
          )}
        </Field>
      ))}
    </div>
  );
}
