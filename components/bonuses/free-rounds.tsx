'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { gamePath } from '@/components/game/game-path';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { localePath } from '@/lib/i18n/routing';
import type { LocaleCode } from '@/lib/i18n/locales';
import { showAmount } from '@/lib/money/format';
import { callApi } from '@/lib/platform/http/call';
import type { WireFreeGrant } from '@/lib/rewards/free-rounds/wire';
import { ProgressBar } from './progress-bar';
import { FREE_ROUNDS_KEY, LIVE_FREE_ROUNDS } from './query-keys';

const TONES: Partial<Record<WireFreeGrant['status'], BadgeTone>> = {
  completed: 'jade',
  cancelled: 'vermilion',
};
/** The most games of a grant that are shown with a link of their own at once. */
const SHOWN_GAMES = 6;

/** The member's free rounds that can be played; with `history`, those that have ended too. Nothing if there are none. */
export function FreeRounds({ history = false }: { history?: boolean }) {
  const t = useTranslations('free-rounds');
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: [...FREE_ROUNDS_KEY, locale],
    queryFn: ({ signal }) =>
      callApi<{ list: WireFreeGrant[] }>(
        'GET',
        `/wps/rewards/free-rounds?language=${locale.toUpperCase()}`,
        undefined,
        signal,
      ),
  });
  useLiveQueries(LIVE_FREE_ROUNDS);
  const list = data?.list ?? [];
  const active = list.filter(({ status }) => status === 'active');
  const ended = history ? list.filter(({ status }) => status !== 'active') : [];
  if (active.length + ended.length === 0) return null;
  return (
    <section aria-labelledby="free-rounds" className="flex flex-col gap-3">
      <h2 id="free-rounds" className="text-lg font-bold">
        {t('title')}
      </h2>
      {active.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {active.map((grant) => (
            <ActiveGrant key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <Card>
          <CardHeader title={t('ended')} />
          <ul className="divide-y divide-hairline">
            {ended.map((grant) => (
              <EndedGrant key={grant.id} grant={grant} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function ActiveGrant({ grant }: { grant: WireFreeGrant }) {
  const t = useTranslations('free-rounds');
  const locale = useLocale();
  const format = useFormatter();
  const money = { currency: grant.currency, locale };
  const used = grant.rounds - grant.left;
  const [first, ...others] = grant.games;
  const link = (nodeId: string) => localePath(locale as LocaleCode, gamePath(nodeId));
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-hairline bg-surface p-4 shadow-lift">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-display text-xl font-bold text-amber">
            {t('left', { left: grant.left, rounds: grant.rounds })}
          </p>
          <p className="text-sm font-medium wrap-anywhere">
            <bdi>{grant.title ?? first?.name}</bdi>
          </p>
        </div>
        {first && grant.left > 0 && (
          <PageLink href={link(first.nodeId)} className={buttonStyle({ variant: 'amber' })}>
            {t('play')}
            <span className="sr-only"> {first.name}</span>
          </PageLink>
        )}
      </div>
      <div className="mt-3">
        <ProgressBar percent={Math.floor((used * 100) / grant.rounds)} label={t('played')} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        <div>
          <dt className="text-xs text-faint">{t('stake')}</dt>
          <dd>
            <Money value={grant.stake} {...money} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-faint">{t('won')}</dt>
          <dd className="font-semibold">
            <Money value={grant.won} {...money} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-muted">
        {grant.multiple === '0' ? t('real') : t('bonus', { multiple: Number(grant.multiple) })}{' '}
        {grant.most !== null && t('most', { most: showAmount(grant.most, grant.currency, locale) })}
      </p>
      <p className="mt-1 text-xs text-faint">
        {t('until', {
          at: format.dateTime(new Date(grant.expiresAt), { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      {others.length > 0 && grant.left > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
          <span className="text-faint">{t('alsoIn')}</span>
          {others.slice(0, SHOWN_GAMES).map((game) => (
            <PageLink
              key={game.nodeId}
              href={link(game.nodeId)}
              className="inline-flex min-h-11 items-center text-amber hover:underline"
            >
              <bdi>{game.name}</bdi>
            </PageLink>
          ))}
          {others.length > SHOWN_GAMES && (
            <span className="text-faint">{t('more', { count: others.length - SHOWN_GAMES })}</span>
          )}
        </p>
      )}
    </li>
  );
}

function EndedGrant({ grant }: { grant: WireFreeGrant }) {
  const t = useTranslations('free-rounds');
  const locale = useLocale();
  const format = useFormatter();
  const money = { currency: grant.currency, locale };
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{grant.title ?? grant.games[0]?.name}</bdi>
        </p>
        <p className="text-xs text-faint">
          {t('usedOf', { used: grant.rounds - grant.left, rounds: grant.rounds })}
          {grant.endedAt &&
            ` · ${format.dateTime(new Date(grant.endedAt), { dateStyle: 'medium', timeStyle: 'short' })}`}
        </p>
        {grant.reason && (
          <p className="text-xs wrap-anywhere text-muted">
            <bdi>{grant.reason}</bdi>
          </p>
        )}
      </div>
      <div className="shrink-0 text-end">
        <Badge tone={TONES[grant.status] ?? 'plain'}>{t(`statuses.${grant.status}`)}</Badge>
        <p className="mt-1 text-sm">
          <span className="text-xs text-muted">{t(grant.multiple === '0' ? 'gotReal' : 'gotBonus')}</span>{' '}
          <Money value={grant.paid} {...money} className="font-semibold" />
        </p>
      </div>
    </li>
  );
}
