import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Text } from '@/lib/content/types';
import { textIn } from '@/lib/content/text';
import { DEFAULT_LOCALE, isLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { Column } from '../data-table';
import { DateTime } from '../date-time';

interface Draft {
  title: Text;
  changedAt: Date;
  published: boolean;
}

/** The columns that lists of drafts share: title, languages, time of the last change, whether it is published. */
export function useDraftColumns(): {
  locale: LocaleCode;
  title: Column<Draft>;
  languages: Column<{ body: Text }>;
  changed: Column<Draft>;
  state: Column<Draft>;
} {
  const t = useTranslations('backoffice-promotions');
  const given = useLocale();
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  return {
    locale,
    title: { key: 'title', head: t('fields.title'), leads: true, cell: (row) => textIn(row.title, locale) },
    languages: {
      key: 'languages',
      head: t('language'),
      cell: (row) => (
        <bdi dir="ltr" className="text-xs whitespace-nowrap uppercase">
          {Object.keys(row.body).join(' ')}
        </bdi>
      ),
    },
    changed: {
      key: 'changed',
      head: t('changed'),
      cell: (row) => <DateTime at={row.changedAt} locale={locale} />,
    },
    state: {
      key: 'state',
      head: t('state'),
      cell: (row) =>
        row.published ? <Badge tone="jade">{t('published')}</Badge> : <Badge>{t('draft')}</Badge>,
    },
  };
}
