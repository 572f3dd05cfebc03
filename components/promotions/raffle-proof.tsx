'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useMounted } from '@/components/ui/use-mounted';
import type { LocaleCode } from '@/lib/i18n/locales';
import { showAmount } from '@/lib/money/format';
import type { WireRaffle } from '@/lib/rewards/promotions/raffles/wire';
import { verifyRaffle } from './verify-raffle';

export interface RaffleStrings {
  title: string;
  text: string;
  closes: string;
  commitment: string;
  tickets: string;
  listHash: string;
  serverSeed: string;
  winners: string;
  winner: string;
  noWinners: string;
  waiting: string;
  check: string;
  holds: string;
  fails: string;
  unavailable: string;
}

type Result = 'holds' | 'fails' | 'unavailable';

/** What is published of a raffle, its winners, and a button that recomputes the draw in this browser. */
export function RaffleProof({
  locale,
  raffle,
  strings,
}: {
  locale: LocaleCode;
  raffle: WireRaffle;
  strings: RaffleStrings;
}) {
  const mounted = useMounted();
  const [result, setResult] = useState<Result>();
  const check = async () => {
    try {
      const { seedHolds, listHolds, winnersHold } = await verifyRaffle(raffle);
      setResult(seedHolds && listHolds && winnersHold ? 'holds' : 'fails');
    } catch {
      // Browsers offer WebCrypto on https and localhost only.
      setResult('unavailable');
    }
  };
  const closes = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    // The server does not know the reader's zone.
    ...(mounted ? {} : { timeZone: 'UTC' }),
  }).format(new Date(raffle.closesAt));
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const facts: [string, string | null][] = [
    [strings.closes, closes],
    [strings.commitment, raffle.commitment],
    [strings.tickets, raffle.tickets === null ? null : figure.format(raffle.tickets)],
    [strings.listHash, raffle.listHash],
    [strings.serverSeed, raffle.serverSeed],
  ];
  return (
    <section aria-labelledby="draw" className="mt-6 border-t border-hairline pt-5">
      <h2 id="draw" className="mb-2 text-xl font-bold">
        {strings.title}
      </h2>
      <p className="mb-4 text-sm text-muted">{strings.text}</p>
      <dl className="grid gap-1 rounded-control bg-sunken p-4 text-sm">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="text-xs text-faint">{name}</dt>
                <dd className="mb-1.5 break-all">
                  <bdi className={value.length > 40 ? 'font-mono text-xs' : ''}>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {raffle.serverSeed === null ? (
        <p className="mt-4 text-sm text-muted">{strings.waiting}</p>
      ) : (
        <>
          <h3 className="mt-5 mb-2 text-base font-bold">{strings.winners}</h3>
          {raffle.winners.length === 0 ? (
            <p className="text-sm text-muted">{strings.noWinners}</p>
          ) : (
            <ol className="divide-y divide-hairline text-sm">
              {raffle.winners.map(({ place, ticket, code, currency, amount }) => (
                <li key={place} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                  <span>
                    {strings.winner
                      .replace('{place}', figure.format(place))
                      .replace('{ticket}', figure.format(ticket))}{' '}
                    <bdi className="font-mono text-xs text-faint">{code}</bdi>
                  </span>
                  <span className="tabular font-medium">{showAmount(amount, currency, locale)}</span>
                </li>
              ))}
            </ol>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button onClick={() => void check()}>{strings.check}</Button>
            <span role="status" className={result === 'holds' ? 'text-jade' : 'text-vermilion'}>
              {result && strings[result]}
            </span>
          </div>
        </>
      )}
    </section>
  );
}
