import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The table with the figures of a chart, at the end of its panel. It is closed, and open to everyone. */
export function AsTable({ children }: { children: ReactNode }) {
  const t = useTranslations('backoffice');
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control text-sm text-amber lg:min-h-9">
        {t('asTable')}
      </summary>
      <div className="-mx-4 -mb-4 mt-2">{children}</div>
    </details>
  );
}
