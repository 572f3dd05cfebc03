'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { ChannelChoices } from '@/lib/backoffice/channels/loaders';
import { MAX_CHANNEL_NAME, MAX_CHANNEL_NOTE, MAX_INSTRUCTIONS } from '@/lib/cashier/constants';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { LanguageTabs } from '../localized/language-tabs';
import { firstInvalidLocale } from '../localized/localized-text';
import { LocalizedTextField } from '../localized/text-field';
import { Panel } from '../panel';
import { useCall } from '../use-call';
import { AccountFields } from './account-fields';
import { toBody, type ChannelDraft, type EditedChannel } from './draft';
import { callbackPath } from '@/lib/cashier/providers/callback';
import { SettingFields } from './setting-fields';
import { ScheduleFields } from './schedule-fields';
import { TermsFields } from './terms-fields';

interface Props {
  channel: EditedChannel;
  choices: ChannelChoices;
  /** Name of the settlement zone. */
  zone: string;
}

const TEXTS = [
  { name: 'names', maxLength: MAX_CHANNEL_NAME, rows: 1 },
  { name: 'notes', maxLength: MAX_CHANNEL_NOTE, rows: 2 },
  { name: 'instructions', maxLength: MAX_INSTRUCTIONS, rows: 4 },
] as const;

/** Form that creates or changes a payment channel. A new one is switched off until it is complete. */
export function ChannelForm({ channel, choices, zone }: Props) {
  const { kind, saved } = channel;
  const t = useTranslations('backoffice-channels');
  const tOffice = useTranslations('backoffice-promotions');
  const here = useLocale();
  const router = useRouter();
  const call = useCall();
  const [draft, setDraft] = useState(channel.draft);
  const [locale, setLocale] = useState<LocaleCode>(saved && isLocale(here) ? here : 'en');
  const fields = call.failure?.fields ?? {};
  const wrong = (name: string) => fields[name]?.message;
  const set = (part: Partial<ChannelDraft>) => setDraft({ ...draft, ...part });
  const elsewhere = firstInvalidLocale(fields);
  const adapter = choices.adapters.find(({ code }) => code === draft.adapter);
  const usesAccounts = adapter?.usesAccounts ?? false;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = toBody(draft);
    if (saved)
      return void (await call.send(
        `/backoffice/api/channels/${saved.id}`,
        { ...body, version: saved.version },
        t('saved'),
      ));
    await call.send<{ id: string }>(
      '/backoffice/api/channels',
      { ...body, kind, code: draft.code, adapter: draft.adapter },
      t('created'),
      ({ id }) => router.push(`/backoffice/channels/${id}`),
    );
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-5">
      <FormAlert
        message={call.failure?.message ?? (Object.keys(fields).length > 0 ? t('someWrong') : undefined)}
      />
      {!saved && (
        <Panel title={t('parts.kind')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('fields.adapter')} hint={t('adapterHint')} error={wrong('adapter')} required>
              {(control) => (
                <Select
                  {...control}
                  value={draft.adapter}
                  options={choices.adapters.map(({ code }) => ({
                    value: code,
                    label: t.has(`adapters.${code}`) ? t(`adapters.${code}`) : code,
                  }))}
                  onChange={(event) => set({ adapter: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('fields.code')} hint={t('codeHint')} error={wrong('code')} required>
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={32}
                  value={draft.code}
                  onChange={(event) => set({ code: event.target.value.toLowerCase() })}
                />
              )}
            </Field>
          </div>
        </Panel>
      )}
      <Panel title={t('parts.texts')}>
        <LanguageTabs
          label={tOffice('language')}
          chosen={locale}
          filled={(code) => Boolean(draft.names[code]?.trim())}
          missing={tOffice('missing')}
          onChoose={setLocale}
        />
        {elsewhere && elsewhere !== locale && (
          <p role="alert" className="mb-3 text-sm text-vermilion">
            {tOffice('wrongElsewhere')} <bdi lang="en">{elsewhere.toUpperCase()}</bdi>
          </p>
        )}
        <div key={locale} className="flex flex-col gap-4">
          {TEXTS.map(({ name, maxLength, rows }) => (
            <LocalizedTextField
              key={name}
              locale={locale}
              label={t(`fields.${name}`)}
              hint={t(`hints.${name}`)}
              maxLength={maxLength}
              rows={rows}
              required={name === 'names' && locale === 'en'}
              error={wrong(`${name}.${locale}`) ?? (locale === 'en' ? wrong(name) : undefined)}
              value={draft[name][locale] ?? ''}
              onChange={(value) => set({ [name]: { ...draft[name], [locale]: value } })}
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('parts.terms')}>
        <TermsFields kind={kind} terms={draft.terms} wrong={wrong} onChange={(terms) => set({ terms })} />
      </Panel>
      {adapter && adapter.fields.length > 0 && (
        <Panel title={t('parts.settings')}>
          <SettingFields
            adapter={adapter}
            settings={draft.settings}
            secrets={draft.secrets}
            stored={saved?.secretNames ?? []}
            callback={
              adapter.hasCallback && saved ? `${choices.site}${callbackPath(BigInt(saved.id))}` : undefined
            }
            wrong={wrong}
            onChange={set}
          />
        </Panel>
      )}
      {usesAccounts && (
        <Panel title={t('parts.accounts')}>
          <AccountFields
            accounts={draft.accounts}
            currencies={draft.terms.map(({ currency }) => currency)}
            wrong={wrong}
            onChange={(accounts) => set({ accounts })}
          />
        </Panel>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('parts.schedule')}>
          <ScheduleFields
            schedule={draft.schedule}
            zone={zone}
            wrong={wrong}
            onChange={(schedule) => set({ schedule })}
          />
        </Panel>
        <Panel title={t('parts.audience')}>
          <div className="flex flex-col gap-4">
            <Field
              label={t('fields.countries')}
              hint={t('countriesHint')}
              error={Object.entries(fields).find(([name]) => name.startsWith('countries'))?.[1].message}
            >
              {(control) => (
                <Input
                  {...control}
                  dir="ltr"
                  autoComplete="off"
                  placeholder="TH, VN"
                  maxLength={1_000}
                  value={draft.countries}
                  onChange={(event) => set({ countries: event.target.value.toUpperCase() })}
                />
              )}
            </Field>
            <fieldset>
              <legend className="text-sm font-medium text-muted">{t('fields.groups')}</legend>
              {choices.groups.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={<bdi>{name}</bdi>}
                  checked={draft.groupIds.includes(id)}
                  onChange={(event) =>
                    set({
                      groupIds: event.target.checked
                        ? [...draft.groupIds, id]
                        : draft.groupIds.filter((each) => each !== id),
                    })
                  }
                />
              ))}
              <p className="text-xs text-faint">
                {choices.groups.length === 0 ? t('noGroups') : t('groupsHint')}
              </p>
            </fieldset>
          </div>
        </Panel>
      </div>
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 bar-ground px-1 py-3">
        <Button type="submit" variant="amber" busy={call.busy}>
          {saved ? t('save') : t('create')}
        </Button>
        {!saved && <p className="text-sm text-muted">{t('startsOff')}</p>}
      </div>
    </form>
  );
}
