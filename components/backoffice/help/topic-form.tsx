'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { buttonStyle } from '@/components/ui/button-style';
import { MOST_BODY, MOST_TITLE, NEEDED_TOPICS } from '@/lib/content/help/constants';
import { isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { Panel } from '../panel';
import { SaveActions } from '../promotions/save-actions';
import { useCall } from '../use-call';
import { PositionField } from '../wording/position-field';
import { PreviewButton } from '../wording/preview-button';
import { SlugField } from '../wording/slug-field';
import { filled, type Draft } from '../wording/words';
import { WordsPanel } from '../wording/words-panel';

/** A topic as its editor begins with it; plain data. */
export interface EditedTopic {
  /** Undefined where it is new. */
  saved?: { id: string; version: number; published: boolean };
  slug: string;
  title: Draft;
  body: Draft;
  position: number;
}

const ADDRESS = '/backoffice/help';
const API = '/backoffice/api/help';

/** Writes or rewrites a topic of the help centre. */
export function TopicForm({ topic }: { topic: EditedTopic }) {
  const t = useTranslations('promotions-office');
  const here = useLocale();
  const router = useRouter();
  const call = useCall();
  const [draft, setDraft] = useState(topic);
  const [locale, setLocale] = useState<LocaleCode>(topic.saved && isLocale(here) ? here : 'en');
  const wrong = (name: string) => call.failure?.fields[name]?.message;
  const { saved } = topic;
  const needed = saved?.published === true && NEEDED_TOPICS.includes(topic.slug);
  const set = (next: Partial<EditedTopic>) => setDraft({ ...draft, ...next });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      slug: draft.slug.trim(),
      title: filled(draft.title),
      body: filled(draft.body),
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
      <WordsPanel
        locale={locale}
        texts={[
          { name: 'title', most: MOST_TITLE, rows: 1 },
          {
            name: 'body',
            label: t('help.body'),
            hint: t('hints.body'),
            most: MOST_BODY,
            rows: 16,
            code: true,
          },
        ]}
        drafts={draft}
        needs={['title', 'body']}
        failure={call.failure}
        onLocale={setLocale}
        onText={(name, text) => set({ [name]: text })}
      >
        <PreviewButton locale={locale} title={draft.title[locale] ?? ''} body={draft.body[locale] ?? ''} />
      </WordsPanel>
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
