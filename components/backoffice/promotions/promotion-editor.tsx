'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MOTIF_IDS, PALETTE_IDS, SCENE_IDS } from '@/lib/catalogue/artwork/constants';
import {
  MAX_ACTION,
  MAX_BODY,
  MAX_SUMMARY,
  MAX_TITLE,
  MAX_TYPES,
  PROMOTION_TYPES,
} from '@/lib/content/promotions/constants';
import type { PromotionType } from '@/lib/content/promotions/types';
import { ContentEditor } from '../content/content-editor';
import { ScheduleFields } from '../content/schedule-fields';
import type { EditedData, EditedItem } from '../content/types';
import { useContentEditor } from '../content/use-content-editor';
import type { LocalizedText } from '../localized/localized-text';
import { PositionField } from '../localized/position-field';
import { SlugField } from '../localized/slug-field';
import { Panel } from '../panel';
import { PicturePicker } from './picture-picker';

export interface PromotionData extends EditedData {
  slug: string;
  types: readonly PromotionType[];
  picture: string;
  title: LocalizedText;
  summary: LocalizedText;
  body: LocalizedText;
  action: LocalizedText | null;
  actionUrl: string | null;
  startsAt: string | null;
  endsAt: string | null;
  position: number;
}

const PLACE = {
  kind: 'promotion',
  list: '/backoffice/promotions',
  api: '/backoffice/api/promotions',
} as const;

const PARTS = [
  { name: 'scene', options: SCENE_IDS },
  { name: 'palette', options: PALETTE_IDS },
  { name: 'motif', options: MOTIF_IDS },
] as const;

/** Editor of a promotion. */
export function PromotionEditor({ item }: { item: EditedItem<PromotionData> }) {
  const t = useTranslations('backoffice-promotions');
  const editor = useContentEditor(PLACE, item, ['action']);
  const { data, set, saved } = editor;
  const wrong = (name: string) => editor.failure?.fields[name]?.message;
  return (
    <ContentEditor
      place={PLACE}
      editor={editor}
      publicPath={`/promotions/${data.slug}`}
      texts={[
        { name: 'title', label: t('fields.title'), hint: t('hints.title'), maxLength: MAX_TITLE, rows: 1 },
        {
          name: 'summary',
          label: t('fields.summary'),
          hint: t('hints.summary'),
          maxLength: MAX_SUMMARY,
          rows: 2,
        },
        { name: 'body', label: t('fields.body'), maxLength: MAX_BODY, rows: 14, isRich: true },
        {
          name: 'action',
          label: t('fields.action'),
          hint: t('hints.action'),
          maxLength: MAX_ACTION,
          rows: 1,
          isOptional: true,
        },
      ]}
      settings={
        <>
          <SlugField
            hint={t('hints.slug')}
            error={wrong('slug')}
            value={data.slug}
            fixed={saved !== undefined}
            onChange={(slug) => set({ slug })}
          />
          <Field label={t('fields.actionUrl')} hint={t('hints.actionUrl')} error={wrong('actionUrl')}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                maxLength={300}
                autoComplete="off"
                spellCheck={false}
                value={data.actionUrl ?? ''}
                onChange={(event) => set({ actionUrl: event.target.value || null })}
              />
            )}
          </Field>
          <ScheduleFields {...data} startHint={t('hints.startsAt')} wrong={wrong} onChange={set} />
          <PositionField
            error={wrong('position')}
            value={data.position}
            onChange={(position) => set({ position })}
          />
          <PicturePicker
            value={data.picture}
            parts={PARTS}
            address={(value) => `/images/posters/${value}-card.svg`}
            size={{ width: 780, height: 520 }}
            error={wrong('picture')}
            onChange={(picture) => set({ picture })}
          />
        </>
      }
    >
      <TypesPanel value={data.types} error={wrong('types')} onChange={(types) => set({ types })} />
    </ContentEditor>
  );
}

interface TypesProps {
  value: readonly PromotionType[];
  error: string | undefined;
  onChange: (types: PromotionType[]) => void;
}

/** The kinds under which a promotion is listed; the first one pressed is its main kind. */
function TypesPanel({ value, error, onChange }: TypesProps) {
  const t = useTranslations('backoffice-promotions');
  const tTypes = useTranslations('promotions.types');
  return (
    <Panel title={t('fields.types')}>
      <p className="mb-2 text-sm text-muted">{t('hints.types', { most: MAX_TYPES })}</p>
      <div role="group" aria-label={t('fields.types')} className="flex flex-wrap gap-2">
        {PROMOTION_TYPES.map((type) => {
          const place = value.indexOf(type);
          return (
            <button
              key={type}
              type="button"
              aria-pressed={place >= 0}
              onClick={() => onChange(place >= 0 ? value.filter((one) => one !== type) : [...value, type])}
              className="inline-flex h-11 items-center gap-2 rounded-full border border-hairline px-4 text-sm text-muted transition hover:border-edge hover:text-ink aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:text-amber lg:h-9"
            >
              {place >= 0 && <span className="tabular font-bold">{place + 1}</span>}
              {tTypes(type)}
            </button>
          );
        })}
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-vermilion">
        {error}
      </p>
    </Panel>
  );
}
