'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Download } from '@/components/ui/icons';
import { pathWithQuery } from './path-with-query';

/** Downloads the shown record as a CSV file: the whole period with its filter, not the page. */
export function DownloadLink({
  path,
  query,
}: {
  path: string;
  query: Record<string, string | number | undefined>;
}) {
  const t = useTranslations('records');
  const locale = useLocale();
  return (
    <a
      href={pathWithQuery(path, { ...query, language: locale.toUpperCase() })}
      download
      className={`${buttonStyle({ variant: 'outline', size: 'sm' })} self-start`}
    >
      <Download aria-hidden className="size-4" />
      {t('download')}
    </a>
  );
}
