'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { useMounted } from '@/components/ui/use-mounted';
import type { AnnouncementType, Execution } from '@/lib/content/types';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { parseDateTimeInput, toDateTimeInput } from '../date-time-input';
import { Panel } from '../panel';
import { DeleteButton } from '../delete-button';
import { useCall } from '../use-call';
import { LanguageTabs } from '../localized/language-tabs';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { AnnouncementSettingsFields, type AnnouncementSettings } from './settings-fields';
import { AnnouncementTextFields, type AnnouncementText } from './text-fields';

/** An announcement to be edited; plain data, so that the server can pass it to the client. */
export interface EditedAnnouncement {
  id: string;
  type: AnnouncementType;
  execution: Execution[];
  title: LocalizedText;
  content: LocalizedText;
  promotionType: string | null;
  /** ISO 8601; `endsAt` may be empty. */
  startsAt: string;
  endsAt: string;
}

const ADDRESS = '/backoffice/announcements';
const API = '/backoffice/api/announcements';

/** Form that creates or updates an announcement: kind, audience, schedule, and the text in every language. */
export function AnnouncementForm({ given }: { given?: EditedAnnouncement }) {
  const t = useTranslations('backoffice-announcements.form');
  const router = useRouter();
  const call = useCall();
  const mounted = useMounted();
  const [locale, setLocale] = useState<LocaleCode>(DEFAULT_LOCALE);
  const [title, setTitle] = useState<LocalizedText>(given?.title ?? {});
  const [content, setContent] = useState<LocalizedText>(given?.content ?? {});
  const [terms, setTerms] = useState<AnnouncementSettings>({
    type: given?.type ?? 'B',
    execution: given?.execution ?? ['A', 'B'],
    promotionType: given?.promotionType ?? '',
    // Undefined until edited: they are in the operator's time zone, which the server does not know.
    from: undefined,
    until: undefined,
  });
  const from = terms.from ?? (mounted ? toDateTimeInput(given?.startsAt ?? null) : '');
  const until = terms.until ?? (mounted ? toDateTimeInput(given?.endsAt ?? null) : '');
  const fields = call.failure?.fields ?? {};
  const wrong = (name: keyof AnnouncementText) => fields[`${name}.${locale}`]?.message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      type: terms.type,
      execution: terms.execution,
      title: withoutEmpty(title),
      content: withoutEmpty(content),
      promotionType: terms.promotionType.trim() || null,
      startsAt: parseDateTimeInput(from) ?? new Date().toISOString(),
      endsAt: parseDateTimeInput(until),
    };
    if (!body.title.en || !body.content.en) setLocale(DEFAULT_LOCALE);
    if (await call.send(given ? `${API}/${given.id}` : API, body, t('saved'))) router.push(ADDRESS);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <Panel className="min-w-0">
        <FormAlert message={call.failure?.message} />
        <LanguageTabs
          label={t('language')}
          chosen={locale}
          filled={(code) => Boolean(title[code]?.trim() && content[code]?.trim())}
          missing={t('missing')}
          onChoose={setLocale}
        />
        <AnnouncementTextFields
          key={locale}
          locale={locale}
          text={{ title: title[locale] ?? '', content: content[locale] ?? '' }}
          wrong={wrong}
          onChange={(next) => {
            setTitle({ ...title, [locale]: next.title });
            setContent({ ...content, [locale]: next.content });
          }}
        />
      </Panel>
      <Panel className="self-start xl:sticky xl:top-20">
        <div className="flex flex-col gap-4">
          <AnnouncementSettingsFields
            settings={{ ...terms, from, until }}
            wrong={(name) => fields[name]?.message}
            onChange={setTerms}
          />
          <Button type="submit" variant="amber" busy={call.busy} block>
            {t('save')}
          </Button>
          {given && (
            <DeleteButton
              path={`${API}/${given.id}/remove`}
              next={ADDRESS}
              texts={{
                remove: t('remove'),
                title: t('removeTitle'),
                text: t('removeText'),
                cancel: t('cancel'),
                removed: t('removed'),
              }}
            />
          )}
        </div>
      </Panel>
    </form>
  );
}
