import { useLocale, useTranslations } from 'next-intl';
import type { Change } from '@/lib/backoffice/approvals/types';
import { factName, factText } from '../fact-text';

/** What a request changes: each fact before and after. */
export function ChangeTable({ change }: { change: Change }) {
  const t = useTranslations('backoffice-approvals.change');
  const tOffice = useTranslations('backoffice');
  const locale = useLocale();
  const { before, after } = change;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-hairline text-xs text-muted">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            <span className="sr-only">{t('fact')}</span>
          </th>
          <th scope="col" className="py-2 pe-3 text-end font-medium">
            {t('before')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="border-b border-hairline last:border-b-0">
            <th scope="row" className="py-2 pe-3 text-start font-normal text-muted first-letter:uppercase">
              {factName(tOffice, name)}
            </th>
            <td className="py-2 pe-3 text-end wrap-anywhere tabular">
              <bdi>{factText(tOffice, locale, before[name])}</bdi>
            </td>
            <td className="py-2 text-end font-medium wrap-anywhere tabular">
              <bdi>{factText(tOffice, locale, after[name])}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
