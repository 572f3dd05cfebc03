'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/identity/form-alert';
import { RecordState } from '@/components/records/record-state';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { classes } from '@/components/ui/classes';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { MISSION_PERIODS } from '@/lib/rewards/missions/constants';
import { chainsOf } from '@/lib/rewards/missions/rules';
import type { WireMission, WireMissions } from '@/lib/rewards/missions/wire';
import { MissionCard } from './mission-card';
import { COUNT_KEY, SUMMARY_KEY } from './queries';
import { TimeLeft } from './time-left';

const LIVE = [SUMMARY_KEY, COUNT_KEY];

interface Props {
  categories: Readonly<Record<string, string>>;
}

const nameOf = ({ id, periodKey }: WireMission) => `${id} ${periodKey}`;

/** The missions of a member by period, each with its progress; those that follow each other as a path. */
export function MissionsView({ categories }: Props) {
  const t = useTranslations('missions');
  const tErrors = useTranslations('errors');
  const [chosen, setChosen] = useState<WireMission['period']>();
  const [claiming, setClaiming] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const summary = useQuery({
    queryKey: SUMMARY_KEY,
    queryFn: ({ signal }) => callApi<WireMissions>('GET', '/wps/missions/summary', undefined, signal),
  });
  useLiveQueries(LIVE);
  const { missions = [], earlier = [], currency = '' } = summary.data ?? {};
  const periods = MISSION_PERIODS.filter((period) => missions.some((one) => one.period === period));
  const period = chosen && periods.includes(chosen) ? chosen : periods[0];
  const shown = missions.filter((one) => one.period === period);
  const until = shown.find((one) => one.period !== 'once' && one.until !== null)?.until;

  const claim = async (mission: WireMission) => {
    setClaiming(nameOf(mission));
    setFailure(undefined);
    try {
      await callApi('POST', `/wps/missions/${mission.id}/claim`, { period: mission.periodKey });
      notify(t('claimedNow', { title: mission.title }), 'good');
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || tErrors('NETWORK'));
    } finally {
      setClaiming(undefined);
      void queryClient.invalidateQueries({ queryKey: ['missions'] });
    }
  };
  const card = (mission: WireMission, after?: string) => (
    <MissionCard
      mission={mission}
      currency={currency}
      categories={categories}
      after={after}
      busy={claiming === nameOf(mission)}
      onClaim={(one) => void claim(one)}
    />
  );

  return (
    <RecordState
      query={summary}
      empty={missions.length === 0 && earlier.length === 0}
      emptyTitle={t('none')}
      emptyHint={t('noneHint')}
      rowClassName="h-36"
      rows={3}
    >
      <div className="flex flex-col gap-6">
        <FormAlert message={failure} />
        {earlier.length > 0 && (
          <section aria-labelledby="missions-earlier">
            <h2 id="missions-earlier" className="mb-2 text-lg font-bold">
              {t('earlier')}
            </h2>
            <ul className="grid gap-3 lg:grid-cols-2">
              {earlier.map((mission) => (
                <li key={nameOf(mission)} className="flex">
                  {card(mission)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {period && (
          <section aria-label={t(`periods.${period}`)}>
            <div
              role="group"
              aria-label={t('tabs')}
              className="scrollbar-none mb-3 flex gap-1 overflow-x-auto rounded-control bg-sunken p-1"
            >
              {periods.map((one) => {
                const ready = missions.filter(
                  (mission) =>
                    mission.period === one && (mission.state === 'reached' || mission.state === 'claimable'),
                ).length;
                return (
                  <button
                    key={one}
                    type="button"
                    aria-pressed={one === period}
                    onClick={() => setChosen(one)}
                    className="flex h-11 flex-1 items-center justify-center gap-2 rounded-[0.45rem] px-4 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-key"
                  >
                    {t(`periods.${one}`)}
                    {ready > 0 && (
                      <span className="tabular grid h-5 min-w-5 place-items-center rounded-full bg-vermilion px-1.5 text-2xs leading-none font-bold text-vermilion-ink">
                        <span aria-hidden>{ready}</span>
                        <span className="sr-only">{t('toClaim', { count: ready })}</span>
                      </span>
                    )}
                  </button>
                );
              })}
            </div>
            {until && (
              <p className="mb-3 text-sm text-muted">
                {t.rich(period === 'newcomer' ? 'ends' : 'renews', {
                  time: () => <TimeLeft until={until} />,
                })}
              </p>
            )}
            <ul className="grid gap-3 lg:grid-cols-2">
              {chainsOf(
                shown.map((one) => ({
                  id: BigInt(one.id),
                  afterId: one.after === null ? null : BigInt(one.after),
                  one,
                })),
              ).map((chain) => (
                <li
                  key={chain[0]!.one.id}
                  className={classes('flex min-w-0', chain.length > 1 && 'lg:col-span-2')}
                >
                  {chain.length === 1 ? (
                    card(chain[0]!.one, titleOf(missions, chain[0]!.one.after))
                  ) : (
                    <Path
                      label={t('path', { count: chain.length })}
                      steps={chain.map(({ one }) => ({
                        key: one.id,
                        isDone:
                          one.state === 'claimed' || one.state === 'claimable' || one.state === 'reached',
                        content: card(one, titleOf(missions, one.after)),
                      }))}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </RecordState>
  );
}

const titleOf = (missions: readonly WireMission[], id: string | null): string | undefined =>
  missions.find((one) => one.id === id)?.title;

interface PathProps {
  label: string;
  steps: readonly { key: string; isDone: boolean; content: React.ReactNode }[];
}

/** Missions that follow each other: numbered steps along a line. */
function Path({ label, steps }: PathProps) {
  return (
    <ol aria-label={label} className="flex min-w-0 flex-1 flex-col lg:flex-row">
      {steps.map(({ key, isDone, content }, place) => (
        <li
          key={key}
          className="relative flex min-w-0 flex-1 gap-3 pb-4 last:pb-0 lg:flex-col lg:pe-4 lg:pb-0 lg:last:pe-0"
        >
          {place < steps.length - 1 && (
            <span
              aria-hidden
              className={classes(
                'absolute start-[0.9375rem] top-8 bottom-0 w-0.5 lg:start-8 lg:end-0 lg:top-[0.9375rem] lg:bottom-auto lg:h-0.5 lg:w-auto',
                isDone ? 'bg-jade' : 'bg-hairline',
              )}
            />
          )}
          <span
            aria-hidden
            className={classes(
              'tabular relative grid size-8 shrink-0 place-items-center rounded-full border text-sm font-bold',
              isDone ? 'border-jade bg-jade-wash text-jade' : 'border-hairline bg-raised text-muted',
            )}
          >
            {place + 1}
          </span>
          {content}
        </li>
      ))}
    </ol>
  );
}
