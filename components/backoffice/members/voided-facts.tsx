import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { loadVoidedRound } from '@/lib/backoffice/rounds/loaders';
import { formatDecimal } from '@/lib/money/amount';
import { DateTime } from '../date-time';
import { Facts } from '../facts';
import { Panel } from '../panel';

interface Props {
  voided: NonNullable<Awaited<ReturnType<typeof loadVoidedRound>>>;
  currency: string;
  locale: string;
}

/** Who voided a round, when and why, and what it was before. */
export function VoidedFacts({ voided, currency, locale }: Props) {
  const t = useTranslations('backoffice-members.void');
  const money = (value: bigint) => <Money value={formatDecimal(value)} currency={currency} locale={locale} />;
  return (
    <Panel title={t('voided')} className="mb-5">
      <Facts
        facts={[
          { key: 'by', name: t('by'), value: <bdi>{voided.operator}</bdi> },
          { key: 'at', name: t('at'), value: <DateTime at={voided.at} locale={locale} seconds /> },
          { key: 'reason', name: t('why'), value: <bdi>{voided.reason}</bdi> },
          { key: 'stake', name: t('stake'), value: money(voided.stake) },
          { key: 'payout', name: t('payout'), value: money(voided.payout) },
        ]}
      />
    </Panel>
  );
}
