import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import type { Revision } from '@/lib/content/history/types';
import { DateTime } from '../date-time';

interface Props {
  list: readonly Revision[];
  /** The version whose differences are shown. */
  shown: number;
  address: string;
}

/** The saved states of an item, the latest first: what was done, by whom, when. */
export function HistoryList({ list, shown, address }: Props) {
  const t = useTranslations('backoffice-content.history');
  const locale = useLocale();
  return (
    <ol reversed className="divide-y divide-hairline">
      {list.map(({ version, action, operatorName, at }) => (
        <li key={version}>
          <PageLink
            href={`${address}?version=${version}`}
            aria-current={version === shown ? 'true' : undefined}
            className="flex flex-col gap-0.5 px-4 py-3 hover:bg-raised aria-current:bg-amber-wash"
          >
            <span className="flex items-baseline justify-between gap-3 text-sm font-medium">
              {t(`actions.${action}`)}
              <span className="tabular text-xs text-faint">{t('version', { version })}</span>
            </span>
            <span className="flex items-baseline justify-between gap-3 text-xs text-faint">
              <bdi className="min-w-0 truncate">{operatorName ?? t('site')}</bdi>
              <DateTime at={at} locale={locale} />
            </span>
          </PageLink>
        </li>
      ))}
    </ol>
  );
}
