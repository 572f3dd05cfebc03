'use client';

import { useTranslations } from 'next-intl';
import { MAX_CONTENT, MAX_TITLE } from '@/lib/content/announcements/constants';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { LocalizedTextField } from '../localized/text-field';

/** The text of an announcement in one language. */
export interface AnnouncementText {
  title: string;
  content: string;
}

interface Props {
  locale: LocaleCode;
  text: AnnouncementText;
  wrong: (name: keyof AnnouncementText) => string | undefined;
  onChange: (words: AnnouncementText) => void;
}

/** Fields for title and content in one language, in its writing direction. */
export function AnnouncementTextFields({ locale, text, wrong, onChange }: Props) {
  const t = useTranslations('backoffice-announcements.form');
  const required = locale === DEFAULT_LOCALE;
  const field = (name: keyof AnnouncementText) => ({
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
      <LocalizedTextField
        {...field('content')}
        hint={t('contentHint')}
        maxLength={MAX_CONTENT}
        rows={12}
        monospace
      />
    </div>
  );
}
