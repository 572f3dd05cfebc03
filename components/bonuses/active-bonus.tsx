'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { showAmount } from '@/lib/money/format';
import type { WireBonus } from '@/lib/rewards/bonus-money/wire';
import { bonusTitle } from './bonus-title';
import { ProgressBar } from './progress-bar';

interface Props {
  bonus: WireBonus;
  categories: Record<string, string>;
  onGiveUp: () => void;
}

/** An active bonus: what is left, how much of its requirement is met, and its rules in words. */
export function ActiveBonus({ bonus, categories, onGiveUp }: Props) {
  const t = useTranslations('bonuses');
  const tKinds = useTranslations('reward-centre.kinds');
  const locale = useLocale();
  const money = { currency: bonus.currency, locale };
  return (
    <Card aria-label={bonusTitle(tKinds, bonus)}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-bold break-words">
            <bdi>{bonusTitle(tKinds, bonus)}</bdi>
          </h2>
          <Badge tone={bonus.isCurrent ? 'amber' : 'plain'} className="mt-1.5">
            {bonus.isCurrent ? t('current') : t('waiting')}
          </Badge>
        </div>
        <dl className="text-end">
          <dt className="text-xs text-faint">{t('remaining')}</dt>
          <dd className="font-display text-2xl font-bold text-amber">
            <Money value={bonus.remaining} {...money} />
          </dd>
          <dd className="text-xs text-muted">
            {t('of')} <Money value={bonus.amount} {...money} />
          </dd>
        </dl>
      </header>
      <div className="mt-5">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span>
            {t('staked')} <Money value={bonus.wagered} {...money} className="font-semibold" />{' '}
            <span className="text-muted">
              {t('of')} <Money value={bonus.required} {...money} />
            </span>
          </span>
          <span className="tabular font-semibold">
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(bonus.progress / 100)}
          </span>
        </div>
        <ProgressBar percent={bonus.progress} label={t('progress')} />
      </div>
      <Rules bonus={bonus} categories={categories} />
      <div className="mt-4 flex justify-end">
        <Button variant="ghost" size="sm" onClick={onGiveUp}>
          {t('giveUp')}
        </Button>
      </div>
    </Card>
  );
}

/** The rules of a bonus in words: each sentence is one of its terms. */
function Rules({ bonus, categories }: Pick<Props, 'bonus' | 'categories'>) {
  const t = useTranslations('bonuses.rules');
  const locale = useLocale();
  const format = useFormatter();
  const show = (value: string) => showAmount(value, bonus.currency, locale);
  const percent = (weight: number) =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(weight / 100);
  const { other, types, games } = bonus.weights;
  const special = [
    ...Object.entries(types).map(([code, weight]) => ({ name: categories[code] ?? code, weight })),
    ...games,
  ];
  const lines = [
    t('turnover', { required: show(bonus.required) }),
    bonus.bonusFirst ? t('bonusFirst') : t('realFirst'),
    ...special.map(({ name, weight }) =>
      weight === 0 ? t('closed', { name }) : t('weight', { name, percent: percent(weight) }),
    ),
    special.length === 0 && other === 100
      ? t('allGames')
      : other === 0
        ? t('otherClosed')
        : t('otherWeight', { percent: percent(other) }),
    ...(bonus.stakeCap ? [t('cap', { cap: show(bonus.stakeCap) })] : []),
    bonus.expiresAt
      ? t('expires', {
          at: format.dateTime(new Date(bonus.expiresAt), { dateStyle: 'medium', timeStyle: 'short' }),
        })
      : t('noExpiry'),
    t('withdrawal'),
  ];
  return (
    <details className="mt-4 rounded-control bg-sunken/50 px-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">{t('title')}</summary>
      <ul className="list-disc space-y-1.5 ps-5 pb-4 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
