import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BackHeader } from '@/components/backoffice/reports/back-header';
import { reportPath } from '@/components/backoffice/reports/report-header';
import { RoundView } from '@/components/backoffice/reports/round-view';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { loadRound } from '@/lib/backoffice/reports/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('round.title') };
}

/** One round: its figures, the calls that made it, and their ledger entries. */
export default async function RoundPage(props: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-reports' });
  const id = idParam((await props.params).id);
  const round = id === undefined ? undefined : await loadRound(id);
  if (!round) notFound();
  return (
    <>
      <BackHeader
        title={t('round.name', { id: `\u2068${round.id}\u2069` })}
        back={`${reportPath('rounds')}?game=${round.gameId}`}
        label={t('round.toRounds')}
      />
      <RoundView round={round} locale={locale} seesMembers={operator.permissions.includes('members.read')} />
    </>
  );
}
