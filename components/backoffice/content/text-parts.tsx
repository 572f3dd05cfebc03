import { useTranslations } from 'next-intl';
import type { Difference } from '@/lib/content/history/types';
import { isLocale, locale as localeOf } from '@/lib/i18n/locales';
import { useValueName } from './use-value-name';

/** Unchanged words are shortened to this many characters around a change. */
const CONTEXT = 160;

const shorten = (text: string, isFirst: boolean, isLast: boolean): string => {
  if (text.length <= 2 * CONTEXT) return text;
  const start = isFirst ? '' : text.slice(0, CONTEXT);
  const end = isLast ? '' : text.slice(-CONTEXT);
  return `${start} … ${end}`;
};

/** The differences of two states, field by field: what was added, and what was removed. */
export function Differences({
  list,
  nameOf,
}: {
  list: readonly Difference[];
  nameOf: (field: string) => string;
}) {
  const t = useTranslations('backoffice-content.history');
  const valueOf = useValueName();
  return (
    <ul className="flex flex-col gap-4">
      {list.map(({ field, language, parts }) => {
        const isMarkup = parts.every(({ kind }) => kind === 'same');
        const locale = language !== null && isLocale(language) ? localeOf(language) : undefined;
        return (
          <li key={`${field} ${language}`}>
            <p className="text-xs font-semibold text-faint">
              {nameOf(field)}
              {locale && (
                <>
                  {' · '}
                  <bdi lang={locale.code}>{locale.name}</bdi>
                </>
              )}
            </p>
            {isMarkup ? (
              <p className="mt-1 text-sm text-muted">{t('markup')}</p>
            ) : (
              <p
                {...(locale && { lang: locale.code, dir: locale.direction })}
                className="mt-1 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere text-muted"
              >
                {parts.map(({ kind, text: given }, index) => {
                  // A value by itself has a direction of its own; parts of a text have that of the text.
                  const text = language === null ? <bdi>{valueOf(field, given)}</bdi> : given;
                  if (kind === 'added')
                    return (
                      <ins key={index} className="rounded-sm bg-jade-wash px-0.5 text-ink no-underline">
                        <span className="sr-only">{t('added')} </span>
                        {text}
                      </ins>
                    );
                  if (kind === 'removed')
                    return (
                      <del key={index} className="rounded-sm bg-vermilion-wash px-0.5 text-ink line-through">
                        <span className="sr-only">{t('removed')} </span>
                        {text}
                      </del>
                    );
                  return (
                    <span key={index}>
                      {typeof text === 'string'
                        ? shorten(text, index === 0, index === parts.length - 1)
                        : text}
                    </span>
                  );
                })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
