import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { LotteryHall } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { findGame } from '@/lib/studio/lottery/games/registry';
import type { WireMenuGame } from '@/lib/studio/lottery/wire';
import { COLUMNS } from './columns';
import type { LotteryFirst } from './desk/first-data';
import { GameGlyph } from './desk/game-glyph';
import { gamePath, regionOfHall } from './hall-path';
import { LotteryHost } from './lottery-host';
import { pictureNames } from './picture-names';
import { pictureOf } from './pictures/picture-kind';
import { ResultPicture } from './pictures/result-picture';

/** The query of a lottery page: the requested game. */
export interface LotteryQuery {
  gameCode?: string | string[];
}

export async function lotteryMetadata(locale: LocaleCode, hall: LotteryHall): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'lottery' });
  return { title: t(`halls.${hall}`), robots: { index: false } };
}

interface Props {
  locale: LocaleCode;
  hall: LotteryHall;
  /** The code in the address. */
  gameCode: string | undefined;
  /** Undefined if the site offers no game of the lottery. */
  first: LotteryFirst | undefined;
}

/** A page of the lottery. The server renders its first view: the game, its last result, and the games of its region as links. */
export async function LotteryPage({ locale, hall, gameCode, first }: Props) {
  const t = await getTranslations({ locale, namespace: 'lottery' });
  if (!first)
    return (
      <div className="lottery-frame pt-13">
        <h1 className="text-display font-extrabold">{t(`halls.${hall}`)}</h1>
        <EmptyState title={t('empty')} className="min-h-96" />
      </div>
    );
  const isUnknown = gameCode !== undefined && gameCode !== first.gameCode;
  return (
    <div className="night-glow">
      <div className="lottery-frame flex flex-col gap-4 pt-10 sm:pt-12">
        {isUnknown && (
          <Card role="status">
            <p className="font-display text-lg font-semibold">{t('unknown')}</p>
            <p className="mt-1 text-sm text-muted">{t('unknownHint')}</p>
          </Card>
        )}
        <LotteryHost locale={locale} first={first}>
          <FirstView locale={locale} hall={hall} first={first} />
        </LotteryHost>
      </div>
    </div>
  );
}

async function FirstView({
  locale,
  hall,
  first,
}: {
  locale: LocaleCode;
  hall: LotteryHall;
  first: LotteryFirst;
}) {
  const [t, tPlays] = await Promise.all([
    getTranslations({ locale, namespace: 'lottery' }),
    getTranslations({ locale, namespace: 'lottery-plays' }),
  ]);
  const names = pictureNames(
    (key) => t(key as never),
    (key) => tPlays(key as never),
  );
  const { list } = first.menu;
  const game = list.find((entry) => entry.gameCode === first.gameCode)!;
  const kind = pictureOf(findGame(game.gameCode)!);
  const shown = first.current.previous?.result ? first.current.previous : game.last;
  return (
    <div className={COLUMNS}>
      <nav aria-label={t('games')} className="hidden self-start xl:block">
        <ul className="flex flex-col gap-0.5 pt-13">
          {list
            .filter(({ region }) => region === regionOfHall(hall))
            .map((entry) => (
              <li key={entry.gameCode}>
                <FirstLink locale={locale} game={entry} />
              </li>
            ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-4">
        <Card className={`lottery-head lottery-head-${game.region} flex flex-col gap-4 p-4! sm:p-5!`}>
          <h1 className="flex min-h-11 items-center gap-2.5 text-xl font-extrabold sm:text-2xl">
            <GameGlyph kind={kind} />
            {game.name}
          </h1>
          <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
            <Skeleton className="h-18 w-48" />
            {shown && (
              <section aria-label={t('lastResult')} className="flex min-w-0 flex-col gap-2.5">
                <p className="text-xs text-muted">{t('resultOf', { period: shown.period })}</p>
                <ResultPicture kind={kind} result={shown.result} names={names} size="lg" />
              </section>
            )}
          </div>
        </Card>
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
      <Skeleton className="hidden h-96 w-full lg:block" />
    </div>
  );
}

function FirstLink({ locale, game }: { locale: LocaleCode; game: WireMenuGame }) {
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
