import type { Metadata } from 'next';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { CommissionsHeader } from '@/components/backoffice/commissions/commissions-header';
import { Panel } from '@/components/backoffice/panel';
import { Stat, STAT_ROW } from '@/components/backoffice/stat';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { loadStatement } from '@/lib/backoffice/commissions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { settlementZone } from '@/lib/reporting/settlement';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-commissions' });
  return { title: t('views.statement') };
}

/** The days that the statement covers. */
const DAYS = 31;

/** What the platform paid for the tops of all lines, and what became of it, settlement by settlement. */
export default async function StatementPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('commissions.read');
  const [t, bills, format, { lines, currency }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-commissions' }),
    getTranslations({ locale, namespace: 'agent-bills' }),
    getFormatter({ locale }),
    loadStatement(DAYS),
  ]);
  const money = (value: bigint) => showAmount(formatDecimal(value), currency, locale);
  const at = (moment: Date) =>
    format.dateTime(moment, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: settlementZone(),
    });
  const sum = (key: 'platform' | 'paid' | 'waiting' | 'kept') =>
    money(lines.reduce((total, line) => total + line[key], 0n));
  return (
    <>
      <CommissionsHeader view="statement" />
      <div className={`${STAT_ROW} mb-5`}>
        <Stat label={t('statement.platform', { days: DAYS })} value={sum('platform')} />
        <Stat label={t('statement.paid')} value={sum('paid')} />
        <Stat label={t('statement.waiting')} value={sum('waiting')} />
        <Stat label={t('statement.kept')} value={sum('kept')} note={t('statement.keptNote')} />
      </div>
      <Panel title={t('views.statement')}>
        {lines.length === 0 ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <ul className="divide-y divide-hairline text-sm">
            {lines.map((line) => (
              <li
                key={String(line.settlementId)}
                className="grid grid-cols-2 items-center gap-x-4 gap-y-1 py-3 lg:grid-cols-[minmax(0,1.4fr)_1fr_1fr_1fr_auto]"
              >
                <span className="max-lg:col-span-2">
                  <strong>{bills(`kinds.${line.kind}`)}</strong>
                  <span className="block text-xs text-muted">
                    <bdi>
                      {at(line.from)} – {at(line.to)}
                    </bdi>
                    {' · '}
                    {bills('income.bills', { count: line.bills })}
                  </span>
                </span>
                <span>
                  <span className="block text-xs text-faint">{t('statement.line.platform')}</span>
                  {money(line.platform)}
                </span>
                <span>
                  <span className="block text-xs text-faint">{t('statement.line.shares')}</span>
                  {money(line.ownShares)}
                </span>
                <span>
                  <span className="block text-xs text-faint">{t('statement.paid')}</span>
                  {money(line.paid)}
                </span>
                <Badge tone={line.platform === line.ownShares ? 'jade' : 'vermilion'}>
                  {t(line.platform === line.ownShares ? 'statement.agrees' : 'statement.differs')}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
