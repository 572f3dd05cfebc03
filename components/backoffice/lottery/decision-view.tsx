import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { StoredResult } from '@/lib/backoffice/lottery/queries';
import type { ShownSum } from '@/lib/backoffice/lottery/schema';
import type { DrawSource } from '@/lib/studio/lottery/types';
import { DrawResult } from './result';

/** What an operator enters for a draw, or has entered. */
export interface ShownEntry {
  kind: 'result' | 'correction' | 'void';
  /** The game's name. */
  game: string;
  period: string;
  source: DrawSource;
  /** What is entered; null: a void. */
  result: StoredResult | null;
  /** The result that the draw has. */
  former: StoredResult | null;
}

/** Game and draw of an entry with its numbers, and with the present result that it replaces or takes back. */
export function EntryFacts({ entry: { kind, game, period, source, result, former } }: { entry: ShownEntry }) {
  const t = useTranslations('backoffice-lottery.decide');
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {game} <bdi className="tabular">{period}</bdi>
      </p>
      {result && (
        <Numbers title={former ? t('newResult') : t('result')}>
          <DrawResult source={source} result={result} />
        </Numbers>
      )}
      {kind !== 'result' && former && (
        <Numbers title={t('presentResult')}>
          <DrawResult source={source} result={former} />
        </Numbers>
      )}
    </div>
  );
}

const Numbers = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="rounded-control border border-hairline p-3">
    <h3 className="mb-2 text-xs font-semibold text-muted">{title}</h3>
    {children}
  </section>
);

/** What an entry does to the bets of its draw, one sentence for each currency. */
export function EntryEffect({ kind, sums }: { kind: ShownEntry['kind']; sums: readonly ShownSum[] }) {
  const t = useTranslations('backoffice-lottery.decide');
  const locale = useLocale();
  if (sums.length === 0)
    return <p className="text-sm">{t(kind === 'correction' ? 'noChanges' : 'noBets')}</p>;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {sums.map(({ currency, bets, members, ...amounts }) => {
        const money = (name: keyof typeof amounts) => (
          <Money value={amounts[name]} currency={currency} locale={locale} className="font-semibold" />
        );
        return (
          <li key={currency}>
            {t.rich(`effect.${kind}`, {
              bets,
              members,
              stake: () => money('stake'),
              more: () => money('more'),
              less: () => money('less'),
              rebate: () => money('rebate'),
            })}
          </li>
        );
      })}
    </ul>
  );
}
