'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import {
  ANNOUNCEMENT_TYPES,
  EXECUTIONS,
  MAX_CONTENT,
  MAX_TITLE,
} from '@/lib/content/announcements/constants';
import { PROMOTION_TYPES } from '@/lib/content/promotions/constants';
import type { AnnouncementType, Execution } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ContentEditor } from '../content/content-editor';
import { LanguagesField } from '../content/languages-field';
import { ScheduleFields } from '../content/schedule-fields';
import type { EditedData, EditedItem } from '../content/types';
import { useContentEditor } from '../content/use-content-editor';
import type { LocalizedText } from '../localized/localized-text';

export interface AnnouncementData extends EditedData {
  type: AnnouncementType;
  execution: readonly Execution[];
  languages: readonly LocaleCode[];
  title: LocalizedText;
  content: LocalizedText;
  promotionType: string | null;
  startsAt: string | null;
  endsAt: string | null;
}

const PLACE = {
  kind: 'announcement',
  list: '/backoffice/announcements',
  api: '/backoffice/api/announcements',
} as const;

/** Editor of an announcement. */
export function AnnouncementEditor({ item }: { item: EditedItem<AnnouncementData> }) {
  const t = useTranslations('backoffice-announcements');
  const tPromotions = useTranslations('promotions.types');
  const editor = useContentEditor(PLACE, item, []);
  const { data, set } = editor;
  const wrong = (name: string) => editor.failure?.fields[name]?.message;
  const isPopup = data.type === 'PU' || data.type === 'PL';
  return (
    <ContentEditor
      place={PLACE}
      editor={editor}
      canDelete
      publicPath="/announce"
      texts={[
        { name: 'title', label: t('form.title'), maxLength: MAX_TITLE, rows: 1 },
        { name: 'content', label: t('form.content'), maxLength: MAX_CONTENT, rows: 12, isRich: true },
      ]}
      settings={
        <>
          <Field label={t('form.type')} hint={t(`typeHints.${data.type}`)} error={wrong('type')} required>
            {(control) => (
              <Select
                {...control}
                value={data.type}
                options={ANNOUNCEMENT_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
                onChange={(event) => set({ type: event.target.value as AnnouncementType })}
              />
            )}
          </Field>
          <fieldset>
            <legend className="text-sm font-medium text-muted">{t('form.who')}</legend>
            {EXECUTIONS.map((code) => (
              <Checkbox
                key={code}
                label={t(`executions.${code}`)}
                checked={data.execution.includes(code)}
                onChange={(event) =>
                  set({
                    execution: EXECUTIONS.filter((one) =>
                      one === code ? event.target.checked : data.execution.includes(one),
                    ),
                  })
                }
              />
            ))}
            {wrong('execution') && <p className="text-sm text-vermilion">{wrong('execution')}</p>}
          </fieldset>
          <LanguagesField value={data.languages} onChange={(languages) => set({ languages })} />
          <ScheduleFields {...data} wrong={wrong} onChange={set} />
          {(isPopup || data.type === 'PR') && (
            <Field label={t('form.promotion')} hint={t('form.promotionHint')} error={wrong('promotionType')}>
              {(control) => (
                <Select
                  {...control}
                  value={data.promotionType ?? ''}
                  options={[
                    { value: '', label: t('form.noPromotion') },
                    ...PROMOTION_TYPES.map((type) => ({ value: type, label: tPromotions(type) })),
                    // A code that was set by other means stays.
                    ...(data.promotionType && !PROMOTION_TYPES.some((type) => type === data.promotionType)
                      ? [{ value: data.promotionType, label: data.promotionType }]
                      : []),
                  ]}
                  onChange={(event) => set({ promotionType: event.target.value || null })}
                />
              )}
            </Field>
          )}
        </>
      }
    />
  );
}
