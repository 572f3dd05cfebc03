'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/records/bets/fact';
import { buttonStyle } from '@/components/ui/button-style';
import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { MAX_SHOWN_SELECTION } from '@/lib/studio/lottery/bets/constants';
import { findGame, findPlay } from '@/lib/studio/lottery/games/registry';
import { usePlayTexts } from '../board/use-play-texts';
import { pictureOf } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';
import { verifyDrawPath } from '../results/paths';
import { usePictureNames } from '../use-picture-names';
import { hitsByTier, type RecordedBet } from './recorded-bet';

interface Props {
  bet: RecordedBet;
  /** The currency of its stake. */
  currency: string;
}

/** A lottery bet in a record of rounds: what was chosen, what was drawn, and what it hit. It fetches its own texts. */
export default function LotteryRecord(props: Props) {
  return (
    <MessagesBoundary
      locale={useLocale()}
      namespaces={['records', 'lottery', 'lottery-plays']}
      fallback={<Skeleton className="h-56 w-full" />}
    >
      <BetFacts {...props} />
    </MessagesBoundary>
  );
}

/** The facts of a recorded bet. A game or play type that does not exist any more is shown by its code. */
export function BetFacts({ bet, currency }: Props) {
  const t = useTranslations('records.lottery');
  const tLottery = useTranslations('lottery');
  const tPlays = useTranslations('lottery-plays');
  const texts = usePlayTexts();
  const names = usePictureNames();
  const locale = useLocale() as LocaleCode;
  const game = findGame(bet.game);
  const play = findPlay(bet.game, bet.play);
  const chosen = play && texts.selection(play.shape, bet.selection);
  const isCut = bet.selection.length >= MAX_SHOWN_SELECTION || (chosen?.more ?? 0) > 0;
  const tierName = (tier: string) => (tPlays.has(`tiers.${tier}` as never) ? texts.tierName(tier) : tier);
  return (
    <div className="flex flex-col gap-4 text-sm">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Fact name={t('game')}>{game ? tPlays(`games.${game.code}` as never) : bet.game}</Fact>
        <Fact name={t('draw')}>
          <bdi className="tabular">{bet.period}</bdi>
        </Fact>
        <Fact name={t('play')}>{play ? texts.playName(play.type) : bet.play}</Fact>
        <Fact name={tLottery('bets.size')}>
          {tLottery('bets.units', { count: bet.units, unit: bet.unit, multiple: bet.multiple })}
        </Fact>
        <Fact name={t('series')}>
          <span className="tabular">{bet.series}</span>
        </Fact>
        <div className="col-span-full min-w-0">
          <dt className="text-xs text-faint">{t('selection')}</dt>
          <dd className="mt-0.5 font-medium wrap-anywhere">
            <bdi>{chosen?.text ?? bet.selection}</bdi>
            {isCut && ' …'}
          </dd>
        </div>
        {bet.drawn && (
          <>
            <div className="col-span-full min-w-0">
              <dt className="text-xs text-faint">{t('drawn')}</dt>
              <dd className="mt-1.5">
                {game ? (
                  <ResultPicture kind={pictureOf(game)} result={bet.drawn} names={names} size="sm" />
                ) : (
                  <bdi className="tabular">{bet.drawn.map((group) => group.join(' ')).join(' + ')}</bdi>
                )}
              </dd>
            </div>
            {!bet.isVoided && (
              <div className="col-span-full min-w-0">
                <dt className="text-xs text-faint">{t('hits')}</dt>
                <dd className="mt-0.5 font-medium">
                  {bet.hits.length === 0
                    ? t('noHits')
                    : hitsByTier(bet.hits).map(([tier, units]) => (
                        <span key={tier} className="me-3 inline-block text-jade">
                          {t('hit', { name: tierName(tier), count: units })}
                        </span>
                      ))}
                </dd>
              </div>
            )}
          </>
        )}
      </dl>
      {bet.isVoided ? (
        <p>{t('voided')}</p>
      ) : (
        bet.corrected > 0 &&
        bet.payout !== undefined && (
          <p>
            {t.rich('corrected', {
              payout: () => <Money value={bet.payout!} currency={currency} locale={locale} />,
            })}
          </p>
        )
      )}
      {/* A result from outside has no seed, and a voided draw has no result to compare. */}
      {bet.drawn && game && !(bet.isVoided && game.draws === 'external') && (
        <a
          href={localePath(locale, verifyDrawPath(game.code, bet.period))}
          target="_blank"
          rel="noopener"
          className={`${buttonStyle({ variant: 'outline', size: 'sm' })} self-start`}
        >
          {tLottery('proof.verify')}
        </a>
      )}
    </div>
  );
}
