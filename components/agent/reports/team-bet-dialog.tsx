'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { BetRecord } from '@/components/records/bets/bet-record';
import { Fact } from '@/components/records/bets/fact';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordState } from '@/components/records/record-state';
import { useDateFormat } from '@/components/records/use-date-format';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { WireTeamBet, WireTeamBetDetails } from '@/lib/agents/team/bets/wire';
import { callApi } from '@/lib/platform/http/call';

interface Props {
  bet: WireTeamBet;
  currency: string;
  teamPath: string;
  /** Shows the bets of this member alone, or of this game alone. */
  onAccount: () => void;
  onGame: () => void;
  onClose: () => void;
}

/** A bet of the team: its figures, what the game recorded or the calls that moved money, and ways on. */
export function TeamBetDialog({ bet, currency, teamPath, onAccount, onGame, onClose }: Props) {
  const t = useTranslations('agent-reports.bets');
  const locale = useLocale();
  const format = useDateFormat();
  const details = useQuery({
    queryKey: ['agent-team-bet', bet.roundId, locale],
    queryFn: ({ signal }) =>
      callApi<WireTeamBetDetails>(
        'GET',
        pathWithQuery(`/wps/agent/team/bets/${bet.roundId}`, { language: locale.toUpperCase() }),
        undefined,
        signal,
      ),
  });
  const money = (value: string, signed = false) => (
    <Money value={value} currency={currency} locale={locale} signed={signed} />
  );
  const isInTeam = bet.member.level !== null;
  return (
    <Dialog open onClose={onClose} title={bet.gameName} closeLabel={t('close')} size="lg">
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-hairline bg-sunken/50 p-4 text-sm sm:grid-cols-4">
          <Fact name={t('account')}>
            {isInTeam ? (
              <PageLink
                href={`${teamPath}/${bet.member.id}`}
                className="text-amber underline-offset-4 hover:underline"
              >
                <bdi>{bet.member.account}</bdi>
              </PageLink>
            ) : (
              <bdi>{bet.member.account}</bdi>
            )}
            <bdi className="block truncate text-xs text-muted">{bet.member.nickname}</bdi>
          </Fact>
          <Fact name={t('number')}>
            <bdi className="tabular">{bet.roundId}</bdi>
          </Fact>
          <Fact name={t('opened')}>{format.dateTime(bet.openedAt)}</Fact>
          <Fact name={t('settled')}>{bet.settledAt ? format.dateTime(bet.settledAt) : '–'}</Fact>
          <Fact name={t('stake')}>{money(bet.stake)}</Fact>
          <Fact name={t('validBet')}>{money(bet.validBet)}</Fact>
          <Fact name={t('payout')}>{money(bet.payout)}</Fact>
          <Fact name={t('netLoss')}>{money(bet.netLoss, bet.netLoss.startsWith('-'))}</Fact>
        </dl>
        <div className="flex flex-wrap gap-2">
          {isInTeam && (
            <Button size="sm" variant="outline" onClick={onAccount}>
              {t('onlyAccount', { account: bet.member.account })}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={onGame}>
            {t('onlyThisGame')}
          </Button>
        </div>
        <RecordState query={details} empty={false} emptyTitle="" rows={2} rowClassName="h-32">
          {details.data && <BetRecord round={details.data} />}
        </RecordState>
      </div>
    </Dialog>
  );
}
