'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Gift } from '@/components/ui/icons';
import { showAmount } from '@/lib/money/format';
import type { WireMission } from '@/lib/rewards/missions/wire';
import { ProgressRing } from './progress-ring';
import { RewardText } from './reward-text';
import { TimeLeft } from './time-left';

interface Props {
  mission: WireMission;
  currency: string;
  /** The names of categories of games. */
  categories: Readonly<Record<string, string>>;
  /** The title of the mission that must be done before. */
  after: string | undefined;
  busy: boolean;
  onClaim: (mission: WireMission) => void;
}

const AMOUNTS: readonly string[] = ['validBet', 'netWin', 'depositSum'];

/** A figure as people read it: an amount of money, a multiple, or a count. */
export function useFigureText(currency: string) {
  const locale = useLocale();
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (kind: string, value: string) =>
    AMOUNTS.includes(kind)
      ? showAmount(value, currency, locale)
      : kind === 'multiple'
        ? `${figure.format(value as unknown as number)}×`
        : figure.format(value as unknown as number);
}

/** One mission with its progress, its reward and the button that claims it. */
export function MissionCard({ mission, currency, categories, after, busy, onClaim }: Props) {
  const t = useTranslations('missions');
  const toText = useFigureText(currency);
  const { state, figure, percent, scope } = mission;
  const isReady = state === 'reached' || state === 'claimable';
  const isOver = state === 'claimed' || state === 'expired' || state === 'cancelled';
  const games = scope === 'category' ? categories[mission.code] : mission.scopeName;
  const shown = isOver || isReady ? 100 : percent;
  return (
    <article
      className={classes(
        'flex min-w-0 flex-1 flex-col gap-3 rounded-card border bg-surface p-4 shadow-lift',
        isReady ? 'border-amber bg-amber-wash' : 'border-hairline',
        state === 'locked' && 'border-dashed opacity-80',
      )}
    >
      <div className="flex items-start gap-4">
        <ProgressRing
          percent={state === 'locked' ? 0 : shown}
          done={isReady || isOver}
          label={t('percent', { percent: shown })}
        />
        <div className="min-w-0 flex-1">
          <h3 className="leading-snug font-bold">{mission.title}</h3>
          <p className="mt-0.5 text-sm text-muted">{mission.summary}</p>
          <p className="mt-1.5 text-sm">
            {t(`goals.${figure}`, { target: toText(figure, mission.target) })}
            {scope !== 'all' && games && (
              <Badge className="ms-2 align-middle">
                <bdi>{games}</bdi>
              </Badge>
            )}
          </p>
          {!isOver && state !== 'locked' && (
            <p className="tabular mt-0.5 text-xs text-muted">
              {t('progress', {
                progress: toText(figure, mission.progress),
                target: toText(figure, mission.target),
              })}
            </p>
          )}
          {state === 'locked' && after && (
            <p className="mt-0.5 text-xs text-muted">{t('locked', { title: after })}</p>
          )}
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline pt-3">
        <p className="flex items-center gap-1.5 text-sm font-bold text-amber">
          <Gift aria-hidden className="size-4 shrink-0" />
          <span>
            <RewardText reward={mission.reward} />
          </span>
        </p>
        {isReady ? (
          <Button variant="amber" busy={busy} onClick={() => onClaim(mission)} className="max-sm:grow">
            {t('claim')}
          </Button>
        ) : isOver ? (
          <Badge tone={state === 'claimed' ? 'jade' : 'plain'}>{t(`states.${state}`)}</Badge>
        ) : (
          mission.until && (
            <p className="text-xs text-muted">
              {t.rich('ends', { time: () => <TimeLeft until={mission.until!} /> })}
            </p>
          )
        )}
        {state === 'claimable' && mission.claimUntil && (
          <p className="basis-full text-xs text-muted">
            {t.rich('claimWithin', { time: () => <TimeLeft until={mission.claimUntil!} /> })}
          </p>
        )}
      </div>
    </article>
  );
}
