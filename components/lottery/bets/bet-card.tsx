'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDateFormat } from '@/components/records/use-date-format';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { findGame, findPlay } from '@/lib/studio/lottery/games/registry';
import { formatDecimal } from '@/lib/money/amount';
import type { WireBet } from '@/lib/studio/lottery/wire';
import { usePlayTexts } from '../board/use-play-texts';
import { GameGlyph } from '../desk/game-glyph';
import { pictureOf } from '../pictures/picture-kind';
import { ResultPicture } from '../pictures/result-picture';
import { verifyDrawPath } from '../results/paths';
import { usePictureNames } from '../use-picture-names';
import { netOf, stateOf } from './bet-queries';
import { OfficialResult } from './official-result';
import { ReturnButton } from './return-button';

const TONES: Readonly<Record<ReturnType<typeof stateOf>, BadgeTone>> = {
  placing: 'plain',
  open: 'amber',
  won: 'jade',
  paid: 'amber',
  lost: 'plain',
  withdrawn: 'plain',
  returned: 'plain',
  returning: 'plain',
};

/** A bet: what was chosen, what it cost, and what has become of it. It can be withdrawn until its draw closes. */
export function BetCard({ bet }: { bet: WireBet }) {
  const t = useTranslations('lottery.bets');
  const tProof = useTranslations('lottery.proof');
  const tPlays = useTranslations('lottery-plays');
  const texts = usePlayTexts();
  const names = usePictureNames();
  const locale = useLocale() as LocaleCode;
  const dates = useDateFormat();
  const game = findGame(bet.gameCode);
  const play = findPlay(bet.gameCode, bet.play);
  const state = stateOf(bet);
  const money = { currency: bet.currency, locale };
  const shown = play && texts.selection(play.shape, bet.selection);
  return (
    <article
      className={classes(
        'flex flex-col gap-2 rounded-card border bg-surface px-3.5 py-3',
        state === 'won' ? 'border-jade/50 bg-jade-wash' : 'border-hairline',
      )}
    >
      <header className="flex items-start gap-2.5">
        {game && <GameGlyph kind={pictureOf(game)} />}
        <div className="min-w-0 flex-1">
          <h4 className="text-sm font-semibold">{play ? texts.playName(play.type) : bet.play}</h4>
          <p className="text-xs text-muted">
            {game ? tPlays(`games.${game.code}`) : bet.gameCode} ·{' '}
            <bdi className="tabular whitespace-nowrap">{bet.period}</bdi>
          </p>
        </div>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </header>
      <p className="tabular line-clamp-3 font-semibold wrap-anywhere">
        {shown?.text ?? bet.selection}
        {(bet.cut || (shown && shown.more > 0)) && ' …'}
      </p>
      {state === 'open' && !bet.ownDraw && game && (
        <OfficialResult drawsAt={bet.drawsAt} zone={game.schedule.zone} />
      )}
      {bet.result && game && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ResultPicture kind={pictureOf(game)} result={bet.result} names={names} size="sm" brief />
          <PageLink
            href={localePath(locale, verifyDrawPath(bet.gameCode, bet.period))}
            className="inline-flex min-h-11 items-center text-xs font-semibold text-amber hover:underline lg:min-h-9"
          >
            {tProof('verify')}
          </PageLink>
        </div>
      )}
      <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-xs text-muted">
        <div className="flex gap-1.5">
          <dt>{t('stake')}</dt>
          <dd>
            <Money value={bet.stake} {...money} className="font-semibold text-ink" />
          </dd>
        </div>
        {(state === 'won' || state === 'paid') && (
          <div className="flex gap-1.5">
            <dt>{t('payout')}</dt>
            <dd>
              <Money value={bet.payout} {...money} className="font-semibold text-ink" />
            </dd>
          </div>
        )}
        {Number(bet.rebate) > 0 && (
          <div className="flex gap-1.5">
            <dt>{t('rebate')}</dt>
            <dd>
              <Money value={bet.rebate} {...money} />
            </dd>
          </div>
        )}
        {(state === 'won' || state === 'paid') && (
          <div className="flex gap-1.5">
            <dt>{t('net')}</dt>
            <dd>
              <Money value={formatDecimal(netOf(bet))} {...money} signed className="text-sm font-bold" />
            </dd>
          </div>
        )}
        <div className="flex gap-1.5">
          <dt className="sr-only">{t('size')}</dt>
          <dd>{t('units', { count: bet.combinations, unit: bet.unit, multiple: bet.multiple })}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="sr-only">{t('placedAt')}</dt>
          <dd>
            <time dateTime={bet.placedAt}>{dates.dateTime(bet.placedAt)}</time>
          </dd>
        </div>
      </dl>
      <ReturnButton
        path={`/lotto/lgw/bets/${bet.id}`}
        isOffered={bet.canWithdraw}
        texts={{
          button: t('withdraw'),
          title: t('withdrawTitle'),
          message: t('withdrawText', { period: bet.period }),
          keep: t('keep'),
          done: t('withdrawn'),
        }}
      />
    </article>
  );
}
