'use client';

import { useTranslations } from 'next-intl';
import { MOST_CONTENT, MOST_TITLE } from '@/lib/content/announcements/constants';
import { DEFAULT_LOCALE, type LocaleCode } from '@/lib/i18n/locales';
import { TextField } from '../wording/text-field';

/** What an announcement says in one language. */
export interface Words {
  title: string;
  content: string;
}

interface Props {
  locale: LocaleCode;
  words: Words;
  wrong: (name: keyof Words) => string | undefined;
  onChange: (words: Words) => void;
}

/** Title and text in one language, in its own direction. */
export function AnnouncementWording({ locale, words, wrong, onChange }: Props) {
  const t = useTranslations('announcements-office.form');
  const required = locale === DEFAULT_LOCALE;
  const field = (name: keyof Words) => ({
    locale,
    required,
    label: t(name),
    error: wrong(name),
    value: words[name],
    onChange: (value: string) => onChange({ ...words, [name]: value }),
  });
  return (
    <div className="flex flex-col gap-4">
      <TextField {...field('title')} most={MOST_TITLE} rows={1} />
      <TextField {...field('content')} hint={t('contentHint')} most={MOST_CONTENT} rows={12} code />
    </div>
  );
}
