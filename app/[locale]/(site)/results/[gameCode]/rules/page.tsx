import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { GameHead } from '@/components/lottery/results/game-head';
import { gameRulesPath } from '@/components/lottery/results/paths';
import { ruleGroups } from '@/components/lottery/results/rule-groups';
import { RulesList } from '@/components/lottery/results/rules-list';
import { resultTexts } from '@/components/lottery/results/texts';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { gameShare, sharePicture } from '@/lib/catalogue/gallery/share-address';
import { lotteryGame } from '@/lib/studio-host/lottery/loaders';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { requireResultGame } from '../require-game';

interface Props {
  params: Promise<{ locale: string; gameCode: string }>;
}

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, game } = await requireResultGame(params);
  const { t } = await resultTexts(locale);
  return {
    title: t('rulesTitle', { game: game.name }),
    description: t('rulesDescription', { game: game.name }),
    alternates: alternates(locale, gameRulesPath(game.gameCode)),
    ...buildShareCard(locale, sharePicture(gameShare(game.nodeId))),
  };
}

/** The rules of a game: each play type with a worked example, its odds and its prizes. */
export default async function GameRules({ params }: Props) {
  const { locale, game } = await requireResultGame(params);
  setRequestLocale(locale);
  const [texts, { groups }] = await Promise.all([
    resultTexts(locale),
    lotteryGame({ language: locale }, game.gameCode),
  ]);
  const { t, tPlays } = texts;
  const title = t('rulesTitle', { game: game.name });
  const count = groups.reduce((sum, { plays }) => sum + plays.length, 0);
  return (
    <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
      <GameHead
        locale={locale}
        game={game}
        texts={texts}
        title={title}
        below={{ name: t('rules'), path: gameRulesPath(game.gameCode) }}
        current="rules"
      />
      <div className="flex max-w-prose flex-col gap-2 text-sm text-muted">
        <p className="text-base text-ink">
          {t('rulesLead', { count, series: String(game.prizeModes[0]!.highest) })}
        </p>
        <p>{t('seriesText')}</p>
        <p>{game.isOwnDraw ? t('drawnOwn') : t('drawnOutside')}</p>
      </div>
      <nav aria-label={t('rules')} className="flex flex-wrap gap-2">
        {groups.map(({ code, name }) => (
          <a
            key={code}
            href={`#${code}`}
            className="inline-flex h-11 items-center rounded-full border border-hairline px-4 text-sm text-muted hover:border-edge hover:text-ink lg:h-9"
          >
            {name}
          </a>
        ))}
      </nav>
      <RulesList
        groups={ruleGroups(findGame(game.gameCode)!, groups, {
          locale,
          t,
          tPlays,
        })}
        strings={{
          example: t('example'),
          prizeOf: t('columns.prizeOf'),
          odds: t('columns.odds'),
          prize: t('columns.prize'),
        }}
      />
    </div>
  );
}
