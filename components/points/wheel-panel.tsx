'use client';

import { useState, type ReactNode } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useRequestId } from '@/components/cashier/use-request-id';
import { FormAlert } from '@/components/identity/form-alert';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordState } from '@/components/records/record-state';
import { refreshBalance } from '@/components/session/session-store';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { callApi } from '@/lib/platform/http/call';
import type { WireSpin, WireWheel } from '@/lib/rewards/points/wire';
import { Points } from './points';
import { WHEEL_KEY, type PanelProps } from './queries';
import { SpinProof } from './spin-proof';
import { useSend } from './use-send';
import { WheelPicture } from './wheel-picture';

const SPINS_KEY = ['points', 'spins'] as const;

/** The browser's seed: 128 random bits in hex, made after the server's hash was shown. */
const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The lucky wheel: its chances, the spin, and the proofs of earlier spins. */
export function WheelPanel({ onTab }: PanelProps) {
  const t = useTranslations('points');
  const locale = useLocale();
  const { send, busy, failure } = useSend();
  const ids = useRequestId();
  const [last, setLast] = useState<WireSpin>();
  const [turns, setTurns] = useState(0);
  const [seed, setSeed] = useState<{ commitment: string; clientSeed: string }>();
  const wheel = useQuery({
    queryKey: WHEEL_KEY,
    queryFn: ({ signal }) => callApi<WireWheel>('GET', '/wps/points/wheel', undefined, signal),
  });
  const { sectors = [], spins = 0, commitment = '', currency = '', consolation = '' } = wheel.data ?? {};
  const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const submit = async () => {
    // A retry after a broken connection has the same seed, so that it is the same spin.
    const call = seed?.commitment === commitment ? seed : { commitment, clientSeed: newSeed() };
    setSeed(call);
    const spun = await send<WireSpin>('POST', '/wps/points/wheel/spin', {
      ...call,
      requestId: ids.idOf(JSON.stringify(call)),
    });
    if (!spun) return;
    ids.renew();
    setSeed(undefined);
    setTurns((count) => count + 1);
    setLast(spun);
    void refreshBalance();
  };
  const prizeOf = (prize: string, value: string, title: string) => {
    if (prize === 'money') return <Money value={value} currency={currency} locale={locale} />;
    if (prize === 'points' || prize === 'consolation')
      return (
        <>
          <Points value={value} locale={locale} /> {t('unit')}
        </>
      );
    return prize === 'good' ? <bdi>{title}</bdi> : t('wheel.nothing');
  };
  return (
    <RecordState
      query={wheel}
      empty={sectors.length === 0 || !wheel.data?.isOpen}
      emptyTitle={t('wheel.closed')}
      emptyHint={t('wheel.closedHint')}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <CardHeader title={t('wheel.title')} description={t('wheel.text')} />
          <WheelPicture
            titles={sectors.map(({ title }) => title)}
            place={last?.place}
            turns={turns}
            label={t('wheel.title')}
          />
          <div className="mt-5 flex flex-col items-center gap-3">
            <p className="text-sm text-muted">{t('wheel.spins', { count: spins })}</p>
            <FormAlert message={failure?.message} />
            <Button
              variant="amber"
              size="lg"
              busy={busy}
              disabled={spins === 0}
              onClick={() => void submit()}
            >
              {t('wheel.spin')}
            </Button>
            <p aria-live="polite" className="min-h-7 text-center font-bold">
              {last &&
                (last.given === 'none' ? (
                  t('wheel.nothingWon')
                ) : (
                  <>
                    {t('wheel.won')} {prizeOf(last.given, last.amount, last.title)}
                  </>
                ))}
            </p>
            {last?.given === 'good' && (
              <Button size="sm" onClick={() => onTab('redeems')}>
                {t('wheel.toOrders')}
              </Button>
            )}
            <p className="w-full text-xs break-all text-faint">
              {t('wheel.commitment')}{' '}
              <bdi className="font-mono" dir="ltr">
                {commitment}
              </bdi>
            </p>
          </div>
        </Card>
        <Card>
          <CardHeader title={t('wheel.odds')} description={t('wheel.oddsText')} />
          <table className="w-full text-sm">
            <thead>
              <tr className="text-xs text-faint">
                <th scope="col" className="pb-2 text-start font-medium">
                  {t('wheel.prize')}
                </th>
                <th scope="col" className="pb-2 text-end font-medium">
                  {t('wheel.chance')}
                </th>
                <th scope="col" className="pb-2 text-end font-medium">
                  {t('wheel.left')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-hairline">
              {sectors.map((sector, place) => (
                <tr key={place}>
                  <td className="py-2 pe-2">
                    <bdi className="font-medium">{sector.title}</bdi>
                    <span className="block text-xs text-muted">
                      {prizeOf(sector.prize, sector.amount, sector.title)}
                    </span>
                  </td>
                  <td className="tabular py-2 text-end">{percent.format(sector.weight / total)}</td>
                  <td className="tabular py-2 text-end text-muted">{sector.left ?? '∞'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-xs text-faint">{t('wheel.consolation', { points: Number(consolation) })}</p>
        </Card>
        <Spins titleOf={(spin) => prizeOf(spin.given, spin.amount, spin.title)} />
      </div>
    </RecordState>
  );
}

interface SpinPage {
  list: WireSpin[];
  more: boolean;
}

function Spins({ titleOf }: { titleOf: (spin: WireSpin) => ReactNode }) {
  const t = useTranslations('points');
  const format = useFormatter();
  const history = useInfiniteQuery({
    queryKey: SPINS_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callApi<SpinPage>(
        'GET',
        pathWithQuery('/wps/points/wheel/spins', pageParam ? { before: pageParam } : {}),
        undefined,
        signal,
      ),
    getNextPageParam: (page) => (page.more ? page.list.at(-1)?.id : undefined),
  });
  const spins = history.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Card className="lg:col-span-2">
      <CardHeader title={t('wheel.history')} description={t('wheel.historyText')} />
      <RecordState query={history} empty={spins.length === 0} emptyTitle={t('wheel.noHistory')} rows={3}>
        <ul className="divide-y divide-hairline">
          {spins.map((spin) => (
            <li key={spin.id} className="py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-2">
                <span className="font-medium">{titleOf(spin)}</span>
                <span className="text-xs text-faint">
                  {format.dateTime(new Date(spin.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </div>
              <SpinProof revealed={spin.proof} place={spin.place} />
            </li>
          ))}
        </ul>
        {history.hasNextPage && (
          <Button
            block
            className="mt-3"
            busy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </RecordState>
    </Card>
  );
}
