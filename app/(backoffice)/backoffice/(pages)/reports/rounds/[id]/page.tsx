import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { VoidedFacts } from '@/components/backoffice/members/voided-facts';
import { VoidRound } from '@/components/backoffice/members/void-round';
import { PageMessages } from '@/components/backoffice/page-messages';
import { BackHeader } from '@/components/backoffice/reports/back-header';
import { reportPath } from '@/components/backoffice/reports/report-header';
import { RoundView } from '@/components/backoffice/reports/round-view';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { loadRound } from '@/lib/backoffice/reports/loaders';
import { loadVoidedRound } from '@/lib/backoffice/rounds/loaders';
import { MAX_REASON_LENGTH } from '@/lib/backoffice/schema';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-reports' });
  return { title: t('round.title') };
}

/** One round: its figures, the calls that made it, their ledger entries, and how an operator has voided it. */
export default async function RoundPage(props: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('reports.read');
  const t = await getTranslations({ locale, namespace: 'backoffice-reports' });
  const id = idParam((await props.params).id);
  const round = id === undefined ? undefined : await loadRound(id);
  if (!round) notFound();
  const voided = await loadVoidedRound(round.id);
  return (
    <>
      <PageMessages messages={pickMessages(locale, ['backoffice-members'])}>
        <BackHeader
          title={t('round.name', { id: `\u2068${round.id}\u2069` })}
          back={`${reportPath('rounds')}?game=${round.gameId}`}
          label={t('round.toRounds')}
        />
        {operator.permissions.includes('rounds.void') && round.status !== 'voided' && (
          <div className="mb-5 flex justify-end">
            <VoidRound
              roundId={String(round.id)}
              account={round.account}
              stake={formatDecimal(round.stake)}
              payout={formatDecimal(round.payout)}
              shownStake={showAmount(formatDecimal(round.stake), round.currency, locale)}
              shownPayout={showAmount(formatDecimal(round.payout), round.currency, locale)}
              maxReason={MAX_REASON_LENGTH}
            />
          </div>
        )}
        {voided && <VoidedFacts voided={voided} currency={round.currency} locale={locale} />}
        <RoundView
          round={round}
          locale={locale}
          seesMembers={operator.permissions.includes('members.read')}
        />
      </PageMessages>
    </>
  );
}
