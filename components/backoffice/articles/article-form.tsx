'use client';

import { useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { articlePath } from '@/components/articles/article-paths';
import { FormAlert } from '@/components/identity/form-alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useMounted } from '@/components/ui/use-mounted';
import { SITE_PAGES, type ArticleKind } from '@/lib/content/articles/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { parseDateTimeInput, toDateTimeInput } from '../date-time-input';
import { Panel } from '../panel';
import { DeleteButton } from '../delete-button';
import { useCall } from '../use-call';
import { LanguageTabs } from '../localized/language-tabs';
import { withoutEmpty } from '../localized/localized-text';
import { ArticleTextFields, type ArticleText } from './text-fields';

/** An article to be edited; plain data, so that the server can pass it to the client. */
export interface EditedArticle {
  /** Undefined for a new article. */
  id?: string;
  version?: number;
  kind: ArticleKind;
  slug: string;
  words: Partial<Record<LocaleCode, ArticleText>>;
  publishedAt: string | null;
}

const EMPTY: ArticleText = { title: '', summary: '', body: '' };

/** Form that creates or updates an article: address, publication date, and the text in every language. */
export function ArticleForm({ article }: { article: EditedArticle }) {
  const t = useTranslations('backoffice-articles');
  const tErrors = useTranslations('errors');
  const here = useLocale() as LocaleCode;
  const router = useRouter();
  const call = useCall();
  const mounted = useMounted();
  const [kind, setKind] = useState(article.kind);
  const [slug, setSlug] = useState(article.slug);
  const [moment, setMoment] = useState<string>();
  const [words, setWords] = useState(article.words);
  const [locale, setLocale] = useState<LocaleCode>(article.id ? here : 'en');
  const [missing, setMissing] = useState(false);
  const shownMoment = moment ?? (mounted ? toDateTimeInput(article.publishedAt) : '');
  const now = words[locale] ?? EMPTY;
  const fields = call.failure?.fields ?? {};
  const wrong = (name: keyof ArticleText) =>
    fields[`${name}.${locale}`]?.message ??
    (locale === 'en'
      ? (fields[name]?.message ?? (missing && !now[name].trim() && tErrors('fields.REQUIRED')))
      : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const english = words.en ?? EMPTY;
    const lacking = Object.values(english).some((text) => !text.trim()) || !slug.trim();
    setMissing(lacking);
    if (lacking) {
      setLocale('en');
      return;
    }
    const each = (name: keyof ArticleText) =>
      withoutEmpty(Object.fromEntries(Object.entries(words).map(([code, text]) => [code, text[name]])));
    const body = {
      slug: slug.trim(),
      title: each('title'),
      summary: each('summary'),
      body: each('body'),
      publishedAt: parseDateTimeInput(shownMoment),
    };
    const done = article.id
      ? await call.send(
          `/backoffice/api/articles/${article.id}`,
          { ...body, version: article.version },
          t('form.saved'),
        )
      : await call.send('/backoffice/api/articles', { ...body, kind }, t('form.saved'));
    if (done && !article.id) router.push(`/backoffice/articles?kind=${kind}`);
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
          label={t('form.language')}
          chosen={locale}
          filled={(code) => Boolean(words[code]?.title.trim() && words[code]?.body.trim())}
          missing={t('form.missing')}
          onChoose={setLocale}
        />
        {missing && (
          <p role="alert" className="mb-3 text-sm text-vermilion">
            {t('form.englishFirst')}
          </p>
        )}
        <ArticleTextFields
          key={locale}
          locale={locale}
          text={now}
          wrong={wrong}
          onChange={(next) => setWords({ ...words, [locale]: next })}
        />
      </Panel>
      <div className="flex flex-col gap-5 self-start xl:sticky xl:top-20">
        <Panel className="flex flex-col">
          <div className="flex flex-col gap-4">
            {!article.id && (
              <Field label={t('form.kind')} required>
                {(control) => (
                  <Select
                    {...control}
                    value={kind}
                    onChange={(event) => {
                      const next = event.target.value as ArticleKind;
                      setKind(next);
                      if (next === 'house') setSlug(SITE_PAGES[0]);
                      else if (kind === 'house') setSlug('');
                    }}
                    options={(['blog', 'news', 'house'] as const).map((value) => ({
                      value,
                      label: t(`kinds.${value}`),
                    }))}
                  />
                )}
              </Field>
            )}
            <Field
              label={t('form.slug')}
              hint={t('form.slugHint')}
              error={fields.slug?.message ?? (missing && !slug.trim() && tErrors('fields.REQUIRED'))}
              required
            >
              {(control) =>
                kind === 'house' ? (
                  <Select
                    {...control}
                    value={slug}
                    disabled={article.id !== undefined}
                    onChange={(event) => setSlug(event.target.value)}
                    options={SITE_PAGES.map((value) => ({ value, label: value }))}
                  />
                ) : (
                  <Input
                    {...control}
                    dir="ltr"
                    maxLength={64}
                    autoComplete="off"
                    spellCheck={false}
                    value={slug}
                    onChange={(event) => setSlug(event.target.value.toLowerCase())}
                  />
                )
              }
            </Field>
            <Field
              label={t('form.publishedAt')}
              hint={t('form.publishedHint')}
              error={fields.publishedAt?.message}
            >
              {(control) => (
                <Input
                  {...control}
                  type="datetime-local"
                  value={shownMoment}
                  onChange={(event) => setMoment(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="amber" busy={call.busy} block>
              {t('form.save')}
            </Button>
            {article.id && (
              <div className="flex flex-wrap gap-2">
                {article.publishedAt && (
                  <a
                    href={localePath(locale, articlePath(article.kind, article.slug))}
                    target="_blank"
                    rel="noopener"
                    className={`${buttonStyle({ variant: 'outline', size: 'sm' })} flex-1`}
                  >
                    {t('form.visit')}
                  </a>
                )}
                <DeleteButton
                  path={`/backoffice/api/articles/${article.id}/remove`}
                  next={`/backoffice/articles?kind=${article.kind}`}
                  className="flex-1"
                  texts={{
                    remove: t('form.remove'),
                    title: t('form.removeTitle'),
                    text: t('form.removeText'),
                    cancel: t('form.cancel'),
                    removed: t('form.removed'),
                  }}
                />
              </div>
            )}
          </div>
        </Panel>
      </div>
    </form>
  );
}
