import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { LotteryHall } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { findGame } from '@/lib/studio/lottery/games/registry';
import type { WireMenuGame } from '@/lib/studio/lottery/wire';
import { BoardSkeleton } from './board-skeleton';
import { playTexts } from './board/play-texts';
import { COLUMNS } from './columns';
import { GameGlyph } from './desk/game-glyph';
import { DrawSkeleton } from './draw/draw-skeleton';
import { firstGame, gamePath, regionOfHall } from './hall-path';
import { LotteryHost } from './lottery-host';
import { pictureNames } from './picture-names';
import { pictureOf } from './pictures/picture-kind';
import type { PlayHead } from './play-heading';
import type { ShellGame } from './shell-game';

export async function lotteryMetadata(locale: LocaleCode, hall: LotteryHall): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'lottery' });
  return { title: t(`halls.${hall}`), robots: { index: false } };
}

interface Props {
  locale: LocaleCode;
  hall: LotteryHall;
  /** The games that the site offers, as everybody sees them. */
  games: readonly WireMenuGame[];
}

/**
 * A page of the lottery, the same for every member: the hall's title, the games of its region as links, and placeholders of the size of what the
 * browser asks for.
 */
export async function LotteryPage({ locale, hall, games }: Props) {
  const t = await getTranslations({ locale, namespace: 'lottery' });
  if (games.length === 0)
    return (
      <div className="lottery-frame pt-13">
        <h1 className="text-display font-extrabold">{t(`halls.${hall}`)}</h1>
        <EmptyState title={t('empty')} className="min-h-96" />
      </div>
    );
  const shown = games.map(({ gameCode, name, region, drawnByUs, open }): ShellGame => ({
    gameCode,
    name,
    region,
    drawnByUs,
    open,
  }));
  const tPlays = await getTranslations({ locale, namespace: 'lottery-plays' });
  const texts = playTexts((key, values) => tPlays(key as never, values as never));
  const [type] = findGame(firstGame(shown, hall).gameCode)!.groups[0]!.plays;
  const play: PlayHead = { name: texts.playName(type!), rule: texts.rule(type!) };
  return (
    <div className="night-glow">
      <div className="lottery-frame flex flex-col gap-4 pt-10 sm:pt-12">
        <LotteryHost locale={locale} hall={hall} games={shown} play={play}>
          <FirstView locale={locale} hall={hall} games={shown} play={play} />
        </LotteryHost>
      </div>
    </div>
  );
}

interface FirstViewProps extends Omit<Props, 'games'> {
  games: readonly ShellGame[];
  play: PlayHead;
}

async function FirstView({ locale, hall, games, play }: FirstViewProps) {
  const [t, tPlays] = await Promise.all([
    getTranslations({ locale, namespace: 'lottery' }),
    getTranslations({ locale, namespace: 'lottery-plays' }),
  ]);
  const names = pictureNames(
    (key) => t(key as never),
    (key) => tPlays(key as never),
  );
  const first = firstGame(games, hall);
  return (
    <div className={COLUMNS}>
      <nav aria-label={t('games')} className="hidden self-start xl:block">
        <ul className="flex flex-col gap-0.5 pt-13">
          {games
            .filter(({ region }) => region === regionOfHall(hall))
            .map((entry) => (
              <li key={entry.gameCode}>
                <FirstLink locale={locale} game={entry} />
              </li>
            ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-4">
        <Card className={`lottery-head lottery-head-${regionOfHall(hall)} flex flex-col gap-4 p-4! sm:p-5!`}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="flex min-h-11 items-center gap-2.5 text-xl font-extrabold sm:text-2xl">
              <Skeleton className="size-7 rounded-full" />
              {t(`halls.${hall}`)}
            </h1>
            <Skeleton className="h-6 w-40 max-sm:hidden" />
          </div>
          <DrawSkeleton game={findGame(first.gameCode)!} names={names} />
          {first.drawnByUs && first.region !== 'CN' && <p className="text-xs text-muted">{t('drawnByUs')}</p>}
        </Card>
        <Skeleton className="h-13 w-full lg:h-12" />
        <BoardSkeleton play={play} />
      </div>
      <div className="hidden flex-col gap-3 lg:flex">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  );
}

function FirstLink({ locale, game }: { locale: LocaleCode; game: ShellGame }) {
  return (
    <a
      href={gamePath(locale, game.region, game.gameCode)}
      className="flex min-h-12 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm"
    >
      <GameGlyph kind={pictureOf(findGame(game.gameCode)!)} />
      <span className="min-w-0 flex-1 leading-tight font-medium">{game.name}</span>
    </a>
  );
}
