'use client';

import { useState, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Copy, Eye } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { DeleteButton } from '../delete-button';
import { LanguageTabs } from '../localized/language-tabs';
import { firstInvalidLocale } from '../localized/localized-text';
import { LocalizedTextField } from '../localized/text-field';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text/rich-text-field';
import { ConflictDialog } from './conflict-dialog';
import { CopyNotice } from './copy-notice';
import { EditorBar } from './editor-bar';
import { PreviewDialog } from './preview-dialog';
import { textOf, type EditedData, type EditedText, type ItemPlace } from './types';
import type { ContentEditorState } from './use-content-editor';

interface Props<Data extends EditedData> {
  place: ItemPlace;
  editor: ContentEditorState<Data>;
  texts: readonly EditedText<Data>[];
  /** Fields without languages: schedule, address and the like. */
  settings: ReactNode;
  /** Further panels below the texts. */
  children?: ReactNode;
  /** The address of the item on the site, if it has one and is published. */
  publicPath?: string | undefined;
  /** Whether the item can be deleted; others are unpublished. */
  canDelete?: boolean;
  /** Why it cannot be unpublished or deleted. */
  needed?: string | undefined;
}

/**
 * The editor that every kind of content has: languages as tabs, saving as a draft or published, preview, history, and what
 * happens if two operators save at once.
 */
export function ContentEditor<Data extends EditedData>(props: Props<Data>) {
  const { place, editor, texts, settings, children, publicPath, canDelete = false, needed } = props;
  const t = useTranslations('backoffice-content');
  const here = useLocale();
  const [locale, setLocale] = useState<LocaleCode>(editor.saved && isLocale(here) ? here : DEFAULT_LOCALE);
  const [previewed, setPreviewed] = useState<string>();
  const { data, failure, saved } = editor;
  const fields = failure?.fields ?? {};
  const isEnglish = locale === DEFAULT_LOCALE;
  const isFilled = (code: LocaleCode) =>
    texts.every(({ name, isOptional }) => isOptional || Boolean(textOf(data, name)[code]?.trim()));
  const elsewhere = firstInvalidLocale(fields);
  const hasEnglish = texts.some(({ name }) => textOf(data, name).en?.trim());

  const setText = (name: string, value: string) =>
    editor.set({ [name]: { ...textOf(data, name), [locale]: value } } as unknown as Partial<Data>);
  const copyEnglish = () =>
    editor.set(
      Object.fromEntries(
        texts.flatMap(({ name }) => {
          const text = textOf(data, name);
          // What is there already stays.
          return text.en && !text[locale]?.trim() ? [[name, { ...text, [locale]: text.en }]] : [];
        }),
      ) as Partial<Data>,
    );
  const preview = async () => setPreviewed(await editor.storeNow());

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save(data.published);
      }}
      className="flex flex-col gap-5"
    >
      <CopyNotice editor={editor} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel>
            <FormAlert message={failure?.message} />
            <LanguageTabs
              label={t('language')}
              chosen={locale}
              filled={isFilled}
              missing={t('missing')}
              onChoose={setLocale}
            />
            {elsewhere && elsewhere !== locale && (
              <p role="alert" className="mb-3 text-sm text-vermilion">
                {t('wrongElsewhere')} <bdi lang="en">{elsewhere.toUpperCase()}</bdi>
              </p>
            )}
            {!isEnglish && hasEnglish && !isFilled(locale) && (
              <Button size="sm" variant="outline" onClick={copyEnglish} className="mb-4">
                <Copy aria-hidden className="size-4" />
                {t('copyEnglish')}
              </Button>
            )}
            <div key={locale} className="flex flex-col gap-4">
              {texts.map(({ name, label, hint, maxLength, rows, isRich, isOptional }) => {
                const shared = {
                  locale,
                  label,
                  hint,
                  required: isEnglish && !isOptional,
                  error:
                    fields[`${name}.${locale}`]?.message ?? (isEnglish ? fields[name]?.message : undefined),
                  value: textOf(data, name)[locale] ?? '',
                  onChange: (value: string) => setText(name, value),
                };
                return isRich ? (
                  <RichTextField key={name} {...shared} />
                ) : (
                  <LocalizedTextField key={name} {...shared} maxLength={maxLength} rows={rows} />
                );
              })}
            </div>
          </Panel>
          {children}
        </div>
        <div className="flex flex-col gap-5 self-start">
          <Panel>
            <div className="flex flex-col gap-4">{settings}</div>
          </Panel>
          {saved && (
            <Panel>
              <div className="flex flex-wrap gap-2">
                <PageLink
                  href={`/backoffice/content-history/${place.kind}/${saved.id}`}
                  className={`${buttonStyle({ variant: 'outline', size: 'sm' })} flex-1`}
                >
                  {t('history.link')}
                </PageLink>
                {publicPath && data.published && (
                  <a
                    href={localePath(locale, publicPath)}
                    target="_blank"
                    rel="noopener"
                    className={`${buttonStyle({ variant: 'outline', size: 'sm' })} flex-1`}
                  >
                    {t('visit')}
                  </a>
                )}
                {canDelete && !needed && (
                  <DeleteButton
                    path={`${place.api}/${saved.id}/remove`}
                    next={place.list}
                    className="flex-1"
                    texts={{
                      remove: t('remove.button'),
                      title: t('remove.title'),
                      text: t('remove.text'),
                      cancel: t('remove.cancel'),
                      removed: t('remove.done'),
                    }}
                  />
                )}
              </div>
              {needed && <p className="mt-3 text-xs text-faint">{needed}</p>}
            </Panel>
          )}
        </div>
      </div>
      <EditorBar editor={editor} canUnpublish={!needed}>
        <Button
          data-preview
          busy={editor.store === 'storing'}
          onClick={() => void preview()}
          className="max-sm:px-3"
        >
          <Eye aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{t('preview.open')}</span>
        </Button>
      </EditorBar>
      {previewed !== undefined && (
        <PreviewDialog copyId={previewed} locale={locale} onClose={() => setPreviewed(undefined)} />
      )}
      {editor.conflict && (
        <ConflictDialog
          change={editor.conflict}
          onMerge={editor.merge}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
    </form>
  );
}
