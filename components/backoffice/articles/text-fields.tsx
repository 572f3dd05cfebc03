'use client';

import { useTranslations } from 'next-intl';
import { MAX_BODY, MAX_SUMMARY, MAX_TITLE } from '@/lib/content/articles/constants';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { PreviewButton } from '../localized/preview-button';
import { LocalizedTextField } from '../localized/text-field';

/** The text of an article in one language. */
export interface ArticleText {
  title: string;
  summary: string;
  body: string;
}

interface Props {
  locale: LocaleCode;
  text: ArticleText;
  wrong: (name: keyof ArticleText) => string | false | undefined;
  onChange: (words: ArticleText) => void;
}

/** Fields for title, summary and body in one language, in its writing direction. */
export function ArticleTextFields({ locale, text, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-articles.form');
  const required = locale === DEFAULT_LOCALE;
  const field = (name: keyof ArticleText) => ({
    locale,
    required,
    label: t(name),
    error: wrong(name),
    value: text[name],
    onChange: (value: string) => onChange({ ...text, [name]: value }),
  });
  return (
    <div className="flex flex-col gap-4">
      <LocalizedTextField {...field('title')} maxLength={MAX_TITLE} rows={1} />
      <LocalizedTextField {...field('summary')} hint={t('summaryHint')} maxLength={MAX_SUMMARY} rows={2} />
      <LocalizedTextField {...field('body')} hint={t('bodyHint')} maxLength={MAX_BODY} rows={16} monospace />
      <PreviewButton locale={locale} title={text.title} body={text.body} />
    </div>
  );
}
