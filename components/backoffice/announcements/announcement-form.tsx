'use client';

import { useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { useMounted } from '@/components/ui/use-mounted';
import type { AnnouncementType, Execution } from '@/lib/content/types';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { isoMoment, localMoment } from '../moment';
import { Panel } from '../panel';
import { RemoveButton } from '../remove-button';
import { useCall } from '../use-call';
import { LanguageTabs } from '../wording/language-tabs';
import { filled, type Draft } from '../wording/words';
import { AnnouncementTerms, type Terms } from './announcement-terms';
import { AnnouncementWording, type Words } from './announcement-wording';

/** An announcement as its editor begins with it; plain data. */
export interface GivenAnnouncement {
  id: string;
  type: AnnouncementType;
  execution: Execution[];
  title: Draft;
  content: Draft;
  promotionType: string | null;
  /** ISO 8601; the end may be empty. */
  startsAt: string;
  endsAt: string;
}

const ADDRESS = '/backoffice/announcements';
const API = '/backoffice/api/announcements';

/** Writes or changes an announcement: its kind, for whom, from when to when, and its words in every language. */
export function AnnouncementForm({ given }: { given?: GivenAnnouncement }) {
  const t = useTranslations('announcements-office.form');
  const router = useRouter();
  const call = useCall();
  const mounted = useMounted();
  const [locale, setLocale] = useState<LocaleCode>(DEFAULT_LOCALE);
  const [title, setTitle] = useState<Draft>(given?.title ?? {});
  const [content, setContent] = useState<Draft>(given?.content ?? {});
  const [terms, setTerms] = useState<Terms>({
    type: given?.type ?? 'B',
    execution: given?.execution ?? ['A', 'B'],
    promotionType: given?.promotionType ?? '',
    // Undefined until they are touched: in the operator's own zone, which the server does not know.
    from: undefined,
    until: undefined,
  });
  const from = terms.from ?? (mounted ? localMoment(given?.startsAt ?? null) : '');
  const until = terms.until ?? (mounted ? localMoment(given?.endsAt ?? null) : '');
  const fields = call.failure?.fields ?? {};
  const wrong = (name: keyof Words) => fields[`${name}.${locale}`]?.message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      type: terms.type,
      execution: terms.execution,
      title: filled(title),
      content: filled(content),
      promotionType: terms.promotionType.trim() || null,
      startsAt: isoMoment(from) ?? new Date().toISOString(),
      endsAt: isoMoment(until),
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
        <AnnouncementWording
          key={locale}
          locale={locale}
          words={{ title: title[locale] ?? '', content: content[locale] ?? '' }}
          wrong={wrong}
          onChange={(next) => {
            setTitle({ ...title, [locale]: next.title });
            setContent({ ...content, [locale]: next.content });
          }}
        />
      </Panel>
      <Panel className="self-start xl:sticky xl:top-20">
        <div className="flex flex-col gap-4">
          <AnnouncementTerms
            terms={{ ...terms, from, until }}
            wrong={(name) => fields[name]?.message}
            onChange={setTerms}
          />
          <Button type="submit" variant="amber" busy={call.busy} block>
            {t('save')}
          </Button>
          {given && (
            <RemoveButton
              path={`${API}/${given.id}/remove`}
              next={ADDRESS}
              words={{
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
