'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  BANNER_GROUPS,
  LINKAGE_TYPES,
  MAX_ACTION,
  MAX_SUBTITLE,
  MAX_TITLE,
  type BannerGroup,
  type LinkageType,
} from '@/lib/content/banners/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ContentEditor } from '../content/content-editor';
import { LanguagesField } from '../content/languages-field';
import { ScheduleFields } from '../content/schedule-fields';
import type { EditedData, EditedItem } from '../content/types';
import { useContentEditor } from '../content/use-content-editor';
import type { LocalizedText } from '../localized/localized-text';
import { Panel } from '../panel';
import { BannerPictureField } from './banner-picture-field';

export interface BannerData extends EditedData {
  group: BannerGroup;
  picture: string | null;
  pictureId: string | null;
  focusX: number;
  focusY: number;
  showsText: boolean;
  linkageType: LinkageType | null;
  url: string | null;
  languages: readonly LocaleCode[];
  title: LocalizedText;
  subtitle: LocalizedText | null;
  action: LocalizedText | null;
  startsAt: string | null;
  endsAt: string | null;
}

interface Props {
  item: EditedItem<BannerData>;
  drawings: readonly string[];
  /** The promotions that a banner can lead to. */
  promotions: readonly { slug: string; title: string }[];
}

const API = '/backoffice/api/banners';

/** The kinds of links that have an address. */
const hasAddress = (type: LinkageType | null) => type !== null && type !== 'SERVICE';

/** Editor of a banner. */
export function BannerEditor({ item, drawings, promotions }: Props) {
  const t = useTranslations('backoffice-banners');
  const place = {
    kind: 'banner',
    list: '/backoffice/banners',
    api: API,
  } as const;
  const editor = useContentEditor(place, item, ['subtitle', 'action']);
  const { data, set } = editor;
  const wrong = (name: string) => editor.failure?.fields[name]?.message;
  const setLinkage = (value: string) => {
    const linkageType = LINKAGE_TYPES.find((type) => type === value) ?? null;
    const [first] = promotions;
    set({
      linkageType,
      url: linkageType === 'PROMOTION' && first ? `/promotions/${first.slug}` : null,
    });
  };
  return (
    <ContentEditor
      place={place}
      editor={editor}
      canDelete
      texts={[
        { name: 'title', label: t('fields.title'), hint: t('hints.title'), maxLength: MAX_TITLE, rows: 1 },
        {
          name: 'subtitle',
          label: t('fields.subtitle'),
          maxLength: MAX_SUBTITLE,
          rows: 2,
          isOptional: true,
        },
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
          <Field
            label={t('fields.group')}
            hint={t(`groupHints.${data.group}`)}
            error={wrong('group')}
            required
          >
            {(control) => (
              <Select
                {...control}
                value={data.group}
                options={BANNER_GROUPS.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
                onChange={(event) => set({ group: event.target.value as BannerGroup })}
              />
            )}
          </Field>
          <Field label={t('fields.linkageType')} error={wrong('linkageType')}>
            {(control) => (
              <Select
                {...control}
                value={data.linkageType ?? ''}
                options={[
                  { value: '', label: t('linkage.none') },
                  ...LINKAGE_TYPES.map((type) => ({ value: type, label: t(`linkage.${type}`) })),
                ]}
                onChange={(event) => setLinkage(event.target.value)}
              />
            )}
          </Field>
          {hasAddress(data.linkageType) && (
            <Field
              label={t('fields.url')}
              hint={t(`urlHints.${data.linkageType as Exclude<LinkageType, 'SERVICE'>}`)}
              error={wrong('url')}
              required
            >
              {(control) =>
                data.linkageType === 'PROMOTION' && promotions.length > 0 ? (
                  <Select
                    {...control}
                    value={data.url ?? ''}
                    options={promotions.map(({ slug, title }) => ({
                      value: `/promotions/${slug}`,
                      label: title,
                    }))}
                    onChange={(event) => set({ url: event.target.value })}
                  />
                ) : (
                  <Input
                    {...control}
                    dir="ltr"
                    maxLength={300}
                    autoComplete="off"
                    spellCheck={false}
                    value={data.url ?? ''}
                    onChange={(event) => set({ url: event.target.value || null })}
                  />
                )
              }
            </Field>
          )}
          <Checkbox
            label={t('fields.showsText')}
            checked={data.showsText}
            onChange={(event) => set({ showsText: event.target.checked })}
          />
          <LanguagesField value={data.languages} onChange={(languages) => set({ languages })} />
          <ScheduleFields {...data} wrong={wrong} onChange={set} />
        </>
      }
    >
      <Panel>
        <BannerPictureField value={data} drawings={drawings} error={wrong('picture')} onChange={set} />
      </Panel>
    </ContentEditor>
  );
}
