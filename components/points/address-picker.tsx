'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { callApi } from '@/lib/platform/http/call';
import type { WireAddress } from '@/lib/rewards/points/wire';
import { AddressFields, EMPTY_ADDRESS, type TypedAddress } from './address-fields';
import { ADDRESSES_KEY } from './queries';
import { useSend } from './use-send';

export interface ChosenAddress {
  /** The id of an address of the book; undefined: a new one. */
  savedId: string | undefined;
  typed: TypedAddress;
  keep: boolean;
}
export const NO_ADDRESS: ChosenAddress = { savedId: undefined, typed: EMPTY_ADDRESS, keep: true };

/** The address without what only the book knows. */
export const withoutId = ({ id: _id, ...address }: WireAddress): TypedAddress => address;

/** Chooses an address of the member's book, or types a new one. */
export function AddressPicker({
  value,
  errors,
  onChange,
}: {
  value: ChosenAddress;
  errors: Record<string, { message: string }>;
  onChange: (value: ChosenAddress) => void;
}) {
  const t = useTranslations('points.address');
  const { send, busy } = useSend();
  const { data } = useQuery({
    queryKey: ADDRESSES_KEY,
    queryFn: ({ signal }) =>
      callApi<{ list: WireAddress[] }>('GET', '/wps/points/addresses', undefined, signal),
  });
  const book = data?.list ?? [];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-bold">{t('title')}</legend>
      {book.map((address) => (
        <div key={address.id} className="flex items-start gap-2 rounded-control border border-hairline p-3">
          <label className="flex min-w-0 flex-1 items-start gap-3 text-sm">
            <input
              type="radio"
              name="address"
              className="mt-1 size-4 accent-amber"
              checked={value.savedId === address.id}
              onChange={() => onChange({ ...value, savedId: address.id, typed: withoutId(address) })}
            />
            <span className="min-w-0 break-words">
              <bdi className="font-medium">{address.name}</bdi>, <bdi>{address.phone}</bdi>
              <br />
              <bdi className="text-muted">
                {[address.street, address.city, address.region, address.postcode, address.country]
                  .filter(Boolean)
                  .join(', ')}
              </bdi>
            </span>
          </label>
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            onClick={() => {
              void send('DELETE', `/wps/points/addresses/${address.id}`);
              if (value.savedId === address.id) onChange(NO_ADDRESS);
            }}
          >
            {t('delete')}
          </Button>
        </div>
      ))}
      {book.length > 0 && (
        <label className="flex items-center gap-3 rounded-control border border-hairline p-3 text-sm">
          <input
            type="radio"
            name="address"
            className="size-4 accent-amber"
            checked={value.savedId === undefined}
            onChange={() => onChange(NO_ADDRESS)}
          />
          {t('other')}
        </label>
      )}
      {value.savedId === undefined && (
        <>
          <AddressFields
            value={value.typed}
            errors={errors}
            onChange={(typed) => onChange({ ...value, typed })}
          />
          <Checkbox
            label={t('keep')}
            checked={value.keep}
            onChange={(event) => onChange({ ...value, keep: event.target.checked })}
          />
        </>
      )}
    </fieldset>
  );
}
