'use client';

import { useTranslations } from 'next-intl';
import { articlePath } from '@/components/articles/article-paths';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  ARTICLE_KINDS,
  HELP_PAGES,
  MAX_BODY,
  MAX_SUMMARY,
  MAX_TITLE,
  SITE_PAGES,
  type ArticleKind,
} from '@/lib/content/articles/constants';
import { ContentEditor } from '../content/content-editor';
import { MomentField } from '../moment-field';
import type { EditedData, EditedItem } from '../content/types';
import { useContentEditor } from '../content/use-content-editor';
import type { LocalizedText } from '../localized/localized-text';

export interface ArticleData extends EditedData {
  kind: ArticleKind;
  slug: string;
  title: LocalizedText;
  summary: LocalizedText;
  body: LocalizedText;
  publishedAt: string | null;
  endsAt: string | null;
  inFooter: boolean;
}

const API = '/backoffice/api/articles';

/** Editor of an article, of one of the site's own pages, or of a page of the operator's own. */
export function ArticleEditor({ item }: { item: EditedItem<ArticleData> }) {
  const t = useTranslations('backoffice-articles');
  const tPages = useTranslations('articles');
  const place = { kind: 'article', list: '/backoffice/articles', api: API } as const;
  const editor = useContentEditor(place, item, []);
  const { data, set, saved } = editor;
  const wrong = (name: string) => editor.failure?.fields[name]?.message;
  const isNeeded =
    saved !== undefined &&
    item.data.published &&
    data.kind === 'house' &&
    Object.hasOwn(HELP_PAGES, data.slug);
  return (
    <ContentEditor
      place={place}
      editor={editor}
      canDelete
      needed={isNeeded ? t('form.needed') : undefined}
      publicPath={articlePath(data.kind, data.slug)}
      texts={[
        { name: 'title', label: t('form.title'), maxLength: MAX_TITLE, rows: 1 },
        {
          name: 'summary',
          label: t('form.summary'),
          hint: t('form.summaryHint'),
          maxLength: MAX_SUMMARY,
          rows: 2,
        },
        { name: 'body', label: t('form.body'), maxLength: MAX_BODY, rows: 16, isRich: true },
      ]}
      settings={
        <>
          {!saved && (
            <Field label={t('form.kind')} required>
              {(control) => (
                <Select
                  {...control}
                  value={data.kind}
                  onChange={(event) => {
                    const kind = event.target.value as ArticleKind;
                    const slug = kind === 'house' ? SITE_PAGES[0] : data.kind === 'house' ? '' : data.slug;
                    set({ kind, slug, inFooter: kind === 'page' });
                  }}
                  options={ARTICLE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
                />
              )}
            </Field>
          )}
          <Field
            label={t('form.slug')}
            hint={<bdi dir="ltr">{articlePath(data.kind, data.slug || '…')}</bdi>}
            error={wrong('slug')}
            required
          >
            {(control) =>
              data.kind === 'house' ? (
                <Select
                  {...control}
                  value={data.slug}
                  disabled={saved !== undefined}
                  onChange={(event) => set({ slug: event.target.value })}
                  options={SITE_PAGES.map((value) => ({ value, label: tPages(`${value}.title`) }))}
                />
              ) : (
                <Input
                  {...control}
                  dir="ltr"
                  maxLength={64}
                  autoComplete="off"
                  spellCheck={false}
                  value={data.slug}
                  onChange={(event) => set({ slug: event.target.value.toLowerCase() })}
                />
              )
            }
          </Field>
          {data.kind === 'page' && (
            <Checkbox
              label={t('form.inFooter')}
              checked={data.inFooter}
              onChange={(event) => set({ inFooter: event.target.checked })}
            />
          )}
          <MomentField
            label={t('form.publishedAt')}
            hint={t('form.publishedHint')}
            error={wrong('publishedAt')}
            value={data.publishedAt}
            onChange={(publishedAt) => set({ publishedAt })}
          />
          <MomentField
            label={t('form.endsAt')}
            hint={t('form.endHint')}
            error={wrong('endsAt')}
            value={data.endsAt}
            onChange={(endsAt) => set({ endsAt })}
          />
        </>
      }
    />
  );
}
