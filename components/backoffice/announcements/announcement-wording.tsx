'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { MOST_CONTENT, MOST_TITLE } from '@/lib/content/announcements/constants';
import { DEFAULT_LOCALE, locale as localeOf, type LocaleCode } from '@/lib/i18n/locales';

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
  const writing = { lang: locale, dir: localeOf(locale).direction };
  const required = locale === DEFAULT_LOCALE;
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('title')} error={wrong('title')} required={required}>
        {(control) => (
          <Input
            {...control}
            {...writing}
            maxLength={MOST_TITLE}
            value={words.title}
            onChange={(event) => onChange({ ...words, title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('content')} hint={t('contentHint')} error={wrong('content')} required={required}>
        {(control) => (
          <Textarea
            {...control}
            {...writing}
            rows={12}
            maxLength={MOST_CONTENT}
            value={words.content}
            className="font-mono text-sm!"
            onChange={(event) => onChange({ ...words, content: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
