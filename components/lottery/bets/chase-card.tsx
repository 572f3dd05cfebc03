'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { GameGlyph } from '../desk/game-glyph';
import { pictureOf } from '../pictures/picture-kind';
import type { WireChase } from './bet-queries';
import { ReturnButton } from './return-button';

/** A chase over several draws: how far it is, and what it has paid. */
export function ChaseCard({ chase }: { chase: WireChase }) {
  const t = useTranslations('lottery.chases');
  const tPlays = useTranslations('lottery-plays');
  const locale = useLocale();
  const money = { currency: chase.currency, locale };
  const game = findGame(chase.gameCode);
  const isRunning = chase.status === 'running';
  return (
    <article className="flex flex-col gap-2 rounded-card border border-hairline bg-surface px-3.5 py-3">
      <header className="flex items-start gap-2.5">
        {game && <GameGlyph kind={pictureOf(game)} />}
        <div className="min-w-0 flex-1">
          <h4 className="text-sm font-semibold">{tPlays(`games.${chase.gameCode}`)}</h4>
          <p className="text-xs text-muted">
            {t('progress', { settled: chase.settled, draws: chase.draws })}
            {chase.stopOnWin && ` · ${t('stopOnWin')}`}
          </p>
        </div>
        <Badge tone={isRunning ? 'amber' : chase.status === 'won' ? 'jade' : 'plain'}>
          {t(`states.${chase.status}`)}
        </Badge>
      </header>
      <progress
        max={chase.draws}
        value={chase.settled}
        aria-label={t('progress', { settled: chase.settled, draws: chase.draws })}
        className="h-1.5 w-full overflow-hidden rounded-full accent-(--background-color-amber)"
      />
      <p className="flex flex-wrap gap-x-4 text-xs text-muted">
        <span>
          {t('stake')} <Money value={chase.stake} {...money} className="font-semibold text-ink" />
        </span>
        <span>
          {t('payout')} <Money value={chase.payout} {...money} className="font-semibold text-ink" />
        </span>
      </p>
      <ReturnButton
        path={`/lotto/lgw/chases/${chase.slipId}`}
        isOffered={isRunning}
        texts={{
          button: t('cancel'),
          title: t('cancelTitle'),
          message: t('cancelText'),
          keep: t('keep'),
          done: t('cancelled'),
        }}
      />
    </article>
  );
}
