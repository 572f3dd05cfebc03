'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { RankMedal } from '@/components/vip/rank-medal';
import { formatDecimal, parseAmount, ZERO, type Amount } from '@/lib/money/amount';
import { cashbackOf, keepsRank, reachedLevel } from '@/lib/rewards/vip/rules';
import type { Rank } from '@/lib/rewards/vip/types';
import type { LocalizedText } from '../localized/localized-text';
import { Panel } from '../panel';
import type { EditedLadder, EditedRank } from './edited-ladder';

const read = (text: string): Amount => {
  const value = parseAmount(text.trim().replaceAll(',', ''));
  return value === undefined || value < 0n ? ZERO : value;
};

/** The rank that the present texts of the form describe; a text that is not an amount counts as 0. */
const toRank = (edited: EditedRank, index: number): Rank => ({
  ...edited,
  level: index + 1,
  name: { en: '', ...edited.name },
  turnover: read(edited.turnover),
  deposits: read(edited.deposits),
  keepTurnover: read(edited.keepTurnover),
  keepDeposits: read(edited.keepDeposits),
  levelUp: read(edited.levelUp),
  birthday: read(edited.birthday),
  weekly: read(edited.weekly),
  monthly: read(edited.monthly),
  // A percent has 10,000 of 1/1,000,000, as an amount has 10,000 parts.
  cashbackRate: Number(read(edited.cashbackRate)),
  cashbackMost: read(edited.cashbackMost),
  dailyAmount: read(edited.dailyAmount) || null,
});

/** What a member with some figures would have by the ladder of the form, before it is saved. The same rules as those of the jobs. */
export function LadderPreview({ ladder, currency }: { ladder: EditedLadder; currency: string }) {
  const t = useTranslations('backoffice-vip.preview');
  const locale = useLocale();
  const [given, setGiven] = useState({ turnover: '100000', deposits: '20000', loss: '5000' });
  const ranks = ladder.ranks.map(toRank);
  const figures = { turnover: read(given.turnover), deposits: read(given.deposits) };
  const level = reachedLevel(ranks, figures);
  const rank = ranks[level - 1];
  const next = ranks[level];
  const money = (value: bigint) => <Money value={formatDecimal(value)} currency={currency} locale={locale} />;
  const nameOf = (one: Rank) => (one.name as LocalizedText)[locale as 'en'] || one.name.en;
  const missing = (need: bigint, have: bigint) => (need > have ? need - have : 0n);
  const sum = ranks.slice(0, level).reduce((total, { levelUp }) => total + levelUp, 0n);
  return (
    <Panel title={t('title')} className="self-start 2xl:sticky 2xl:top-20">
      <div className="grid gap-3 sm:grid-cols-3 2xl:grid-cols-1">
        {(['turnover', 'deposits', 'loss'] as const).map((name) => (
          <Field key={name} label={t(name, { currency })}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                dir="ltr"
                maxLength={20}
                value={given[name]}
                onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <output className="mt-4 block text-sm">
        {rank ? (
          <>
            <span className="flex items-center gap-3 text-base font-bold">
              <RankMedal colour={rank.colour} emblem={rank.emblem} className="size-10" />
              {t('has', { level, name: nameOf(rank) })}
            </span>
            <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
              <dt className="text-muted">{t('levelUps')}</dt>
              <dd>{money(sum)}</dd>
              <dt className="text-muted">{t(`cashback.${ladder.cashbackPeriod}`)}</dt>
              <dd>{money(cashbackOf(rank, read(given.loss), currency))}</dd>
              <dt className="text-muted">{t('weekly')}</dt>
              <dd>{money(rank.weekly)}</dd>
              <dt className="text-muted">{t('monthly')}</dt>
              <dd>{money(rank.monthly)}</dd>
              <dt className="text-muted">{t('birthday')}</dt>
              <dd>{money(rank.birthday)}</dd>
              <dt className="text-muted">{t('keeps')}</dt>
              <dd>{keepsRank(rank, figures) ? t('yes') : t('no')}</dd>
            </dl>
          </>
        ) : (
          <span className="text-muted">{t('none')}</span>
        )}
        {next && (
          <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-t border-hairline pt-3">
            <dt className="text-muted">{t('toNextTurnover', { name: nameOf(next) })}</dt>
            <dd>{money(missing(next.turnover, figures.turnover))}</dd>
            <dt className="text-muted">{t('toNextDeposits', { name: nameOf(next) })}</dt>
            <dd>{money(missing(next.deposits, figures.deposits))}</dd>
          </dl>
        )}
      </output>
    </Panel>
  );
}
