'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { buttonStyle } from '@/components/ui/button-style';
import { MAX_BODY, MAX_TITLE, LINKED_TOPICS } from '@/lib/content/help/constants';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { Panel } from '../panel';
import { SaveActions } from '../promotions/save-actions';
import { useCall } from '../use-call';
import { PositionField } from '../localized/position-field';
import { PreviewButton } from '../localized/preview-button';
import { SlugField } from '../localized/slug-field';
import { withoutEmpty, type LocalizedText } from '../localized/localized-text';
import { LocalizedTextsPanel } from '../localized/texts-panel';

/** A topic to be edited; plain data, so that the server can pass it to the client. */
export interface EditedTopic {
  /** Undefined for a new topic. */
  saved?: { id: string; version: number; published: boolean };
  slug: string;
  title: LocalizedText;
  body: LocalizedText;
  position: number;
}

const ADDRESS = '/backoffice/help';
const API = '/backoffice/api/help';

/** Form that creates or updates a topic of the help centre. */
export function TopicForm({ topic }: { topic: EditedTopic }) {
  const t = useTranslations('backoffice-promotions');
  const here = useLocale();
  const router = useRouter();
  const call = useCall();
  const [draft, setDraft] = useState(topic);
  const [locale, setLocale] = useState<LocaleCode>(topic.saved && isLocale(here) ? here : 'en');
  const wrong = (name: string) => call.failure?.fields[name]?.message;
  const { saved } = topic;
  const needed = saved?.published === true && LINKED_TOPICS.includes(topic.slug);
  const set = (next: Partial<EditedTopic>) => setDraft({ ...draft, ...next });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      slug: draft.slug.trim(),
      title: withoutEmpty(draft.title),
      body: withoutEmpty(draft.body),
      position: draft.position,
    };
    const done = saved
      ? await call.send(`${API}/${saved.id}`, { ...body, version: saved.version }, t('saved'))
      : await call.send(API, body, t('saved'));
    if (done && !saved) router.push(ADDRESS);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <LocalizedTextsPanel
        locale={locale}
        texts={[
          { name: 'title', maxLength: MAX_TITLE, rows: 1 },
          {
            name: 'body',
            label: t('help.body'),
            hint: t('hints.body'),
            maxLength: MAX_BODY,
            rows: 16,
            monospace: true,
          },
        ]}
        drafts={draft}
        required={['title', 'body']}
        failure={call.failure}
        onLocale={setLocale}
        onText={(name, text) => set({ [name]: text })}
      >
        <PreviewButton locale={locale} title={draft.title[locale] ?? ''} body={draft.body[locale] ?? ''} />
      </LocalizedTextsPanel>
      <Panel className="self-start xl:sticky xl:top-20">
        <div className="flex flex-col gap-4">
          <SlugField
            hint={t('help.slug')}
            error={wrong('slug')}
            value={draft.slug}
            fixed={saved !== undefined}
            onChange={(slug) => set({ slug })}
          />
          <PositionField
            error={wrong('position')}
            required
            value={draft.position}
            onChange={(position) => set({ position })}
          />
          <SaveActions
            path={saved && !needed ? `${API}/${saved.id}` : undefined}
            saved={saved}
            busy={call.busy}
          />
          {needed && <p className="text-xs text-faint">{t('help.needed')}</p>}
          {saved?.published && (
            <a
              href={`${localePath(locale, '/help')}#${topic.slug}`}
              target="_blank"
              rel="noopener"
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
            >
              {t('visit')}
            </a>
          )}
        </div>
      </Panel>
    </form>
  );
}
