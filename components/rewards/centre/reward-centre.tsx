'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FreeRounds } from '@/components/bonuses/free-rounds';
import { FREE_ROUNDS_KEY } from '@/components/bonuses/query-keys';
import { RecordState } from '@/components/records/record-state';
import { useCursorList } from '@/components/records/use-cursor-list';
import { useDateFormat } from '@/components/records/use-date-format';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Card, CardHeader } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { notify } from '@/components/ui/notify';
import { PageLink } from '@/components/ui/page-link';
import { queryClient } from '@/components/ui/query-client';
import { Select } from '@/components/ui/select';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { showAmount } from '@/lib/money/format';
import { dayRange } from '@/lib/platform/day-range';
import { callApi } from '@/lib/platform/http/call';
import { REWARD_KINDS } from '@/lib/rewards/centre/constants';
import type { RewardKind, RewardStatus } from '@/lib/rewards/centre/types';
import type { WireReward } from '@/lib/rewards/centre/wire';
import { CodeForm } from './code-form';
import { Offers } from './offers';
import { REWARDS_KEY } from './queries';
import { RewardAmount } from './reward-amount';
import { TimeLeft } from './time-left';

const LIVE_REWARDS = [REWARDS_KEY] as const;

const ICONS: Readonly<Record<RewardKind, IconName>> = {
  bonus: 'gift',
  mission: 'list-checks',
  rebate: 'hand-coins',
  vip: 'crown',
  cashback: 'percent',
  referral: 'user-plus',
  leaderboard: 'trophy',
  raffle: 'ticket',
  promotion: 'ticket-percent',
  manual: 'heart',
};
const TONES: Readonly<Record<RewardStatus, BadgeTone>> = {
  claimable: 'amber',
  claimed: 'jade',
  expired: 'plain',
  cancelled: 'vermilion',
};
const VIP_REASONS = ['levelUp', 'birthday', 'weekly', 'monthly', 'cashback'] as const;
const ENDED_VIEWS = ['ended', 'claimed', 'expired', 'cancelled'] as const;

function useRewards(filter: { status: string; kind?: string }) {
  const locale = useLocale();
  return useCursorList<WireReward>([...REWARDS_KEY, locale, filter], '/wps/rewards', {
    ...filter,
    language: locale.toUpperCase(),
  });
}

/** The reward centre: what the member can claim, with the time that is left, and below it what was claimed or has ended. */
export function RewardCentre() {
  useLiveQueries(LIVE_REWARDS);
  return (
    <>
      <Claimable />
      <FreeRounds />
      <Offers />
      <CodeForm />
      <History />
    </>
  );
}

function Claimable() {
  const t = useTranslations('reward-centre');
  const locale = useLocale() as LocaleCode;
  const { query, list } = useRewards({ status: 'claimable' });
  return (
    <section aria-labelledby="to-claim">
      <h2 id="to-claim" className="mb-3 text-lg font-bold">
        {t('claimable.title')}
      </h2>
      <RecordState
        query={query}
        empty={list.length === 0}
        emptyTitle={t('claimable.none')}
        emptyHint={t('claimable.noneHint')}
        emptyAction={
          <PageLink href={localePath(locale, '/promotions')} className={buttonStyle({ variant: 'surface' })}>
            {t('claimable.toPromotions')}
          </PageLink>
        }
        rowClassName="h-28"
        rows={2}
      >
        <ul className="grid gap-3 lg:grid-cols-2">
          {list.map((reward) => (
            <ClaimCard key={reward.id} reward={reward} />
          ))}
        </ul>
        <More query={query} />
      </RecordState>
    </section>
  );
}

/** What the member can claim on the start page of the member centre: how many rewards, and the first three. Nothing without any. */
export function ClaimableRewards() {
  const t = useTranslations('reward-centre');
  const locale = useLocale() as LocaleCode;
  useLiveQueries(LIVE_REWARDS);
  const { data } = useQuery({
    queryKey: [...REWARDS_KEY, locale, 'start'],
    queryFn: ({ signal }) =>
      callApi<{ list: WireReward[]; claimable: number }>(
        'GET',
        `/wps/rewards?${new URLSearchParams({ status: 'claimable', size: '3', language: locale.toUpperCase() })}`,
        undefined,
        signal,
      ),
  });
  if (!data || data.claimable === 0) return null;
  return (
    <section aria-labelledby="start-rewards">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="start-rewards" className="text-lg font-bold">
          {t('start.title', { count: data.claimable })}
        </h2>
        <PageLink
          href={localePath(locale, '/member/rewards')}
          className="inline-flex min-h-11 items-center text-sm text-amber underline-offset-4 hover:underline"
        >
          {t('start.all')}
        </PageLink>
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {data.list.map((reward) => (
          <ClaimCard key={reward.id} reward={reward} />
        ))}
      </ul>
    </section>
  );
}

/** A reward as a ticket: what it is worth, what for, and the button. */
function ClaimCard({ reward }: { reward: WireReward }) {
  const t = useTranslations('reward-centre');
  const locale = useLocale();
  const tErrors = useTranslations('errors');
  const [busy, setBusy] = useState(false);
  const reload = () => void queryClient.invalidateQueries({ queryKey: REWARDS_KEY });
  const claim = async () => {
    setBusy(true);
    try {
      await callApi('POST', `/wps/rewards/${reward.id}/claim`, {});
      notify(
        t(
          reward.freeRounds
            ? 'claimable.doneRounds'
            : reward.multiple === '0'
              ? 'claimable.done'
              : 'claimable.doneBonus',
        ),
        'good',
      );
      if (reward.freeRounds) void queryClient.invalidateQueries({ queryKey: FREE_ROUNDS_KEY });
    } catch (error) {
      notify((error instanceof Error && error.message) || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
      reload();
    }
  };
  return (
    <li className="flex overflow-hidden rounded-card border border-hairline bg-surface shadow-lift">
      <div className="flex min-w-0 flex-1 gap-3 p-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-amber-wash text-amber">
          <Icon name={ICONS[reward.kind]} aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-display text-xl font-bold text-amber">
            <RewardAmount {...reward} />
          </p>
          <RewardTitle reward={reward} />
          {reward.freeRounds && (
            <p className="mt-1 text-xs text-muted">
              {t('claimable.rounds', {
                stake: showAmount(reward.freeRounds.stake, reward.currency, locale),
                days: reward.freeRounds.days,
              })}
            </p>
          )}
          {reward.multiple !== '0' && (
            <p className="mt-1 text-xs text-muted">
              {t(reward.freeRounds ? 'claimable.roundsWagering' : 'claimable.wagering', {
                multiple: Number(reward.multiple),
              })}
            </p>
          )}
          {reward.expiresAt && (
            <p className="mt-1 text-xs text-faint">
              <TimeLeft until={reward.expiresAt} onOver={reload} />
            </p>
          )}
        </div>
      </div>
      <div className="flex shrink-0 items-center border-s border-dashed border-hairline px-4">
        <Button
          variant="amber"
          busy={busy}
          // A page has many of these buttons.
          aria-label={`${t('claimable.button')}: ${reward.title ?? t(`kinds.${reward.kind}`)}`}
          onClick={() => void claim()}
        >
          {t('claimable.button')}
        </Button>
      </div>
    </li>
  );
}

/** Why it was given: the words of an operator, or what the site names by a code. */
function reasonText(
  { kind, detail: { reason } }: WireReward,
  t: ReturnType<typeof useTranslations<'reward-centre'>>,
): string | undefined {
  if (kind !== 'vip' && kind !== 'cashback') return reason;
  const known = VIP_REASONS.find((one) => one === reason);
  return known && t(`reasons.${known}`);
}

/** A day, or the first and last day of a period. */
function periodText(period: string | undefined, locale: string): string | undefined {
  const [first, last = first] = period?.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  return first && last ? dayRange(first, last, locale) : period;
}

function RewardTitle({ reward }: { reward: WireReward }) {
  const t = useTranslations('reward-centre');
  const locale = useLocale();
  const lines = [reasonText(reward, t), periodText(reward.detail.period, locale)].filter(Boolean);
  return (
    <>
      <p className="text-sm font-medium wrap-anywhere">
        <bdi>{reward.title ?? t(`kinds.${reward.kind}`)}</bdi>
      </p>
      {lines.map((line) => (
        <p key={line} className="text-xs wrap-anywhere text-muted">
          <bdi>{line}</bdi>
        </p>
      ))}
    </>
  );
}

function History() {
  const t = useTranslations('reward-centre');
  const format = useDateFormat();
  const [status, setStatus] = useState<string>('ended');
  const [kind, setKind] = useState('');
  const { query, list } = useRewards({ status, ...(kind && { kind }) });
  return (
    <Card>
      <CardHeader title={t('history.title')} />
      <div className="mb-4 grid grid-cols-2 gap-3 sm:max-w-md">
        <Select
          aria-label={t('history.status')}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
          options={ENDED_VIEWS.map((view) => ({
            value: view,
            label: t(view === 'ended' ? 'history.all' : `statuses.${view}`),
          }))}
        />
        <Select
          aria-label={t('history.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          placeholder={t('history.allKinds')}
          options={REWARD_KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        />
      </div>
      <RecordState
        query={query}
        empty={list.length === 0}
        emptyTitle={t('history.none')}
        emptyHint={t('history.noneHint')}
        rows={3}
      >
        <ul className="divide-y divide-hairline">
          {list.map((reward) => (
            <li key={reward.id} className="flex items-start justify-between gap-4 py-3">
              <div className="flex min-w-0 gap-3">
                <Icon name={ICONS[reward.kind]} aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" />
                <div className="min-w-0">
                  <RewardTitle reward={reward} />
                  <p className="text-xs text-faint">
                    {format.dateTime(reward.endedAt ?? reward.expiresAt ?? reward.createdAt)}
                  </p>
                </div>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1">
                <span className={reward.status === 'claimed' ? 'font-semibold text-jade' : 'text-muted'}>
                  <RewardAmount {...reward} />
                </span>
                <Badge tone={TONES[reward.status]}>{t(`statuses.${reward.status}`)}</Badge>
              </div>
            </li>
          ))}
        </ul>
        <More query={query} />
      </RecordState>
    </Card>
  );
}

function More({ query }: { query: ReturnType<typeof useRewards>['query'] }) {
  const t = useTranslations('reward-centre');
  if (!query.hasNextPage) return null;
  return (
    <Button block className="mt-3" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t('more')}
    </Button>
  );
}
