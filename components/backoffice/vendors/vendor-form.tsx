'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, type SelectOption } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { LAUNCH_PLACEHOLDERS } from '@/lib/gateway/launch/address';
import { REAL_CURRENCIES } from '@/lib/money/currency';
import { Panel } from '../panel';
import { useCall } from '../use-call';

/** A vendor to be edited; plain data, so that the server can pass it to the client. */
export interface EditedVendor {
  /** '' for a new vendor. */
  code: string;
  /** Undefined for a new vendor. */
  version?: number;
  displayName: string;
  launchUrl: string;
  hosts: string;
  opensIn: 'frame' | 'window';
  walletKind: 'single' | 'transfer';
  currencies: string[];
  allowsTrial: boolean;
  categories: string[];
  position: number;
}

interface Props {
  vendor: EditedVendor;
  categories: readonly SelectOption[];
}

/** Form that admits a vendor or changes its settings. */
export function VendorForm({ vendor, categories }: Props) {
  const t = useTranslations('backoffice-vendors');
  const call = useCall();
  const router = useRouter();
  const [draft, setDraft] = useState(vendor);
  const isNew = vendor.version === undefined;
  const fields = call.failure?.fields ?? {};
  /** An error of one entry of a list is shown at its field. */
  const wrong = (name: string) =>
    fields[name]?.message ?? Object.entries(fields).find(([key]) => key.startsWith(`${name}.`))?.[1].message;
  const set = (next: Partial<EditedVendor>) => setDraft({ ...draft, ...next });
  const toggle = (list: readonly string[], value: string) =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { code, version: _version, ...settings } = draft;
    const sent = isNew
      ? await call.send('/backoffice/api/vendors', { code, ...settings }, t('admitted'))
      : await call.send(
          `/backoffice/api/vendors/${vendor.code}`,
          { ...settings, version: vendor.version },
          t('saved'),
        );
    if (sent && isNew) router.push(`/backoffice/vendors/${code}`);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-5">
      <Panel title={t('panels.settings')}>
        <div className="flex flex-col gap-4">
          <FormAlert message={call.failure?.message} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('fields.code')} hint={t('hints.code')} error={wrong('code')} required>
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  maxLength={20}
                  autoComplete="off"
                  spellCheck={false}
                  readOnly={!isNew}
                  value={draft.code}
                  onChange={(event) => set({ code: event.target.value.toUpperCase() })}
                />
              )}
            </Field>
            <Field
              label={t('fields.displayName')}
              hint={t('hints.displayName')}
              error={wrong('displayName')}
              required
            >
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  maxLength={40}
                  autoComplete="off"
                  value={draft.displayName}
                  onChange={(event) => set({ displayName: event.target.value })}
                />
              )}
            </Field>
          </div>
          <Field label={t('fields.hosts')} hint={t('hints.hosts')} error={wrong('hosts')}>
            {(control) => (
              <Textarea
                {...control}
                dir="ltr"
                rows={2}
                spellCheck={false}
                placeholder="games.example"
                value={draft.hosts}
                onChange={(event) => set({ hosts: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={t('fields.launchUrl')}
            hint={
              <>
                {t('hints.launchUrl')}{' '}
                <bdi dir="ltr" className="font-mono">
                  {LAUNCH_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}
                </bdi>
              </>
            }
            error={wrong('launchUrl')}
          >
            {(control) => (
              <Textarea
                {...control}
                dir="ltr"
                rows={2}
                maxLength={500}
                spellCheck={false}
                className="font-mono text-sm!"
                placeholder="https://games.example/open?token={token}&game={game}&lang={language}"
                value={draft.launchUrl}
                onChange={(event) => set({ launchUrl: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={t('fields.opensIn')}
            hint={t(`hints.openings.${draft.opensIn}`)}
            error={wrong('opensIn')}
            required
          >
            {(control) => (
              <Select
                {...control}
                value={draft.opensIn}
                options={(['frame', 'window'] as const).map((value) => ({
                  value,
                  label: t(`openings.${value}`),
                }))}
                onChange={(event) => set({ opensIn: event.target.value as EditedVendor['opensIn'] })}
              />
            )}
          </Field>
          <fieldset>
            <legend className="text-sm font-medium text-muted">{t('fields.categories')}</legend>
            <ul className="grid grid-cols-2 sm:grid-cols-3">
              {categories.map(({ value, label }) => (
                <li key={value}>
                  <Checkbox
                    label={label}
                    checked={draft.categories.includes(value)}
                    onChange={() => set({ categories: toggle(draft.categories, value) })}
                  />
                </li>
              ))}
            </ul>
            {wrong('categories') && <FieldError id="vendor-categories">{wrong('categories')}</FieldError>}
          </fieldset>
          <fieldset>
            <legend className="text-sm font-medium text-muted">{t('fields.currencies')}</legend>
            <p className="text-xs text-faint">{t('hints.currencies')}</p>
            <ul className="grid grid-cols-3 sm:grid-cols-6">
              {REAL_CURRENCIES.map((code) => (
                <li key={code}>
                  <Checkbox
                    label={<bdi dir="ltr">{code}</bdi>}
                    checked={draft.currencies.includes(code)}
                    onChange={() => set({ currencies: toggle(draft.currencies, code) })}
                  />
                </li>
              ))}
            </ul>
            {wrong('currencies') && <FieldError id="vendor-currencies">{wrong('currencies')}</FieldError>}
          </fieldset>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={t('fields.walletKind')}
              hint={t(`hints.wallets.${draft.walletKind}`)}
              error={wrong('walletKind')}
              required
            >
              {(control) => (
                <Select
                  {...control}
                  value={draft.walletKind}
                  options={(['single', 'transfer'] as const).map((value) => ({
                    value,
                    label: t(`wallets.${value}`),
                  }))}
                  onChange={(event) => set({ walletKind: event.target.value as EditedVendor['walletKind'] })}
                />
              )}
            </Field>
            <Field label={t('fields.position')} hint={t('hints.position')} error={wrong('position')} required>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  min={0}
                  max={30_000}
                  value={draft.position}
                  onChange={(event) => set({ position: event.target.valueAsNumber || 0 })}
                />
              )}
            </Field>
          </div>
          <Checkbox
            label={t('fields.allowsTrial')}
            checked={draft.allowsTrial}
            onChange={(event) => set({ allowsTrial: event.target.checked })}
          />
          <Button type="submit" variant="amber" busy={call.busy} className="max-sm:w-full sm:self-start">
            {isNew ? t('admit') : t('save')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
