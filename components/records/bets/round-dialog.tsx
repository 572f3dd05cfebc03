'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import { callApi } from '@/lib/platform/http/call';
import { pathWithQuery } from '../path-with-query';
import { RecordState } from '../record-state';
import { useDateFormat } from '../use-date-format';
import { BetRecord } from './bet-record';
import { BetStatus } from './bet-status';
import { Fact } from './fact';
import { FairnessCard } from './fairness-card';
import { parseStudioRound } from './round-details';
import type { Bet, Round } from './types';

/** The details of a round: its figures, a picture of every spin, and the terms that verify it. `vendor` is the vendor's name. */
export function RoundDialog({ bet, vendor, onClose }: { bet: Bet; vendor: string; onClose: () => void }) {
  const t = useTranslations('records');
  const locale = useLocale();
  const round = useQuery({
    queryKey: ['records', 'round', bet.roundId, locale],
    queryFn: ({ signal }) =>
      callApi<Round>(
        'GET',
        pathWithQuery(`/wps/records/bets/${bet.roundId}`, { language: locale.toUpperCase() }),
        undefined,
        signal,
      ),
  });
  return (
    <Dialog open onClose={onClose} title={bet.gameName} closeLabel={t('close')} size="lg">
      <div className="flex flex-col gap-5">
        <RoundFigures
          bet={round.data ?? bet}
          vendor={vendor}
          bonus={round.data?.bonus}
          isFree={(round.data?.grantId ?? null) !== null}
        />
        <RecordState query={round} empty={false} emptyTitle="" rows={2} rowClassName="h-44">
          {round.data && <RoundBody round={round.data} />}
        </RecordState>
      </div>
    </Dialog>
  );
}

interface FiguresProps {
  bet: Bet;
  /** The vendor's name. */
  vendor: string;
  bonus: Round['bonus'] | undefined;
  /** Whether it is a free round of a grant. */
  isFree: boolean;
}

function RoundFigures({ bet, vendor, bonus, isFree }: FiguresProps) {
  const t = useTranslations('records.bets');
  const locale = useLocale();
  const format = useDateFormat();
  const money = { currency: bet.currency, locale };
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-hairline bg-sunken/50 p-4 text-sm sm:grid-cols-4">
      <Fact name={t('stake')}>
        <Money value={bet.stake} {...money} />
        {isFree && <span className="block text-xs text-amber">{t('freeRound')}</span>}
      </Fact>
      <Fact name={t('payout')}>
        <Money value={bet.payout} {...money} />
      </Fact>
      {bet.status !== 'open' && (
        <Fact name={t('profit')}>
          <Money value={bet.profit} {...money} signed />
        </Fact>
      )}
      <Fact name={t('state')}>
        <BetStatus bet={bet} />
      </Fact>
      <Fact name={t('number')}>
        <bdi className="tabular">{bet.roundId}</bdi>
      </Fact>
      <Fact name={t('vendor')}>
        <bdi>{vendor}</bdi>
      </Fact>
      {bonus && (
        <>
          <Fact name={t('bonusStake')}>
            <Money value={bonus.stake} {...money} />
          </Fact>
          <Fact name={t('bonusPayout')}>
            <Money value={bonus.payout} {...money} />
          </Fact>
        </>
      )}
      <Fact name={t('opened')}>{format.dateTime(bet.openedAt)}</Fact>
      <Fact name={t('settled')}>{bet.settledAt ? format.dateTime(bet.settledAt) : '–'}</Fact>
    </dl>
  );
}

function RoundBody({ round }: { round: Round }) {
  const studio = parseStudioRound(round.details);
  return (
    <>
      <BetRecord round={round} />
      {studio && <FairnessCard terms={studio.terms} round={round} />}
    </>
  );
}
