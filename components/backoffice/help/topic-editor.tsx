'use client';

import { useTranslations } from 'next-intl';
import { MAX_BODY, MAX_TITLE } from '@/lib/content/help/constants';
import { ContentEditor } from '../content/content-editor';
import { ScheduleFields } from '../content/schedule-fields';
import type { EditedData, EditedItem } from '../content/types';
import { useContentEditor } from '../content/use-content-editor';
import type { LocalizedText } from '../localized/localized-text';
import { PositionField } from '../localized/position-field';
import { SlugField } from '../localized/slug-field';

export interface TopicData extends EditedData {
  slug: string;
  title: LocalizedText;
  body: LocalizedText;
  position: number;
  startsAt: string | null;
  endsAt: string | null;
}

const PLACE = { kind: 'help', list: '/backoffice/help', api: '/backoffice/api/help' } as const;

/** Editor of a topic of the help centre. */
export function TopicEditor({ item }: { item: EditedItem<TopicData> }) {
  const t = useTranslations('backoffice-promotions');
  const editor = useContentEditor(PLACE, item, []);
  const { data, set, saved } = editor;
  const wrong = (name: string) => editor.failure?.fields[name]?.message;
  return (
    <ContentEditor
      place={PLACE}
      editor={editor}
      publicPath={`/help#${data.slug}`}
      texts={[
        { name: 'title', label: t('fields.title'), maxLength: MAX_TITLE, rows: 1 },
        { name: 'body', label: t('help.body'), maxLength: MAX_BODY, rows: 16, isRich: true },
      ]}
      settings={
        <>
          <SlugField
            hint={t('help.slug')}
            error={wrong('slug')}
            value={data.slug}
            fixed={saved !== undefined}
            onChange={(slug) => set({ slug })}
          />
          <PositionField
            error={wrong('position')}
            required
            value={data.position}
            onChange={(position) => set({ position })}
          />
          <ScheduleFields {...data} wrong={wrong} onChange={set} />
        </>
      }
    />
  );
}
