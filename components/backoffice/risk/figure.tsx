import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { Figure } from '@/lib/risk/types';
import { DateTime } from '../date-time';
import type { Fact } from '../facts';

/** A figure of a finding in the reader's language. */
export function FigureValue({ figure }: { figure: Figure }) {
  const t = useTranslations('backoffice-risk.units');
  const locale = useLocale();
  switch (figure.kind) {
    case 'amount':
      return <Money value={figure.value} currency={figure.currency} locale={locale} />;
    case 'time':
      return <DateTime at={new Date(figure.value)} locale={locale} />;
    case 'text':
      return <bdi>{figure.value}</bdi>;
    case 'percent':
      return (
        <span className="tabular">
          {new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
            figure.value / 100,
          )}
        </span>
      );
    case 'minutes':
      return <span className="tabular">{t('minutes', { count: figure.value })}</span>;
    default:
      return <span className="tabular">{new Intl.NumberFormat(locale).format(figure.value)}</span>;
  }
}

/** The figures of a finding with their names, in a fixed order. */
export function useFigureFacts(facts: Readonly<Record<string, Figure>>): Fact[] {
  const t = useTranslations('backoffice-risk.facts');
  const order = FACTS.filter((key) => key in facts);
  return order.map((key) => ({ key, name: t(key), value: <FigureValue figure={facts[key]!} /> }));
}

/** Every figure that a detector can state, in the order of display, because jsonb does not keep an order. */
const FACTS = [
  'game',
  'vendor',
  'campaign',
  'members',
  'sessions',
  'accounts',
  'claims',
  'count',
  'minutes',
  'limit',
  'sum',
  'deposited',
  'withdrawn',
  'turnover',
  'turnoverShare',
  'rounds',
  'stakes',
  'payouts',
  'topPayout',
  'returned',
  'published',
  'score',
  'last',
] as const;
