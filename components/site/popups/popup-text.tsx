'use client';

import type { LocaleCode } from '@/lib/i18n/locales';

interface Props {
  /** Undefined if it is the dialog's title. */
  title: string | undefined;
  /** Sanitised HTML (lib/content/html.ts). */
  html: string;
  /** ISO 8601; shown as the reader's own day. */
  date: string;
  locale: LocaleCode;
}

/** The text of an announcement. */
export function PopupText({ title, html, date, locale }: Props) {
  return (
    <article aria-live="polite" className="min-w-0">
      {title && <h3 className="font-display text-lg font-bold wrap-anywhere">{title}</h3>}
      <time dateTime={date} className="text-xs text-faint">
        {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(date))}
      </time>
      <div className="prose-content mt-3" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
