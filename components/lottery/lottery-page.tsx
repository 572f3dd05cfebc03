import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GameTile } from '@/components/lobby/game-tile';
import { CategoryIcon } from '@/components/site/category-icon';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { LotteryHall } from '@/lib/catalogue/constants';
import { lotteryHall } from '@/lib/catalogue/loaders';
import type { GameCard } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The query of a lottery page: the requested draw. */
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
  gameCode: string | undefined;
}

/** A page of lotteries: the requested draw first, then the draws of every vendor. A draw under maintenance says so. */
export async function LotteryPage({ locale, hall, gameCode }: Props) {
  const [t, s, l, vendors] = await Promise.all([
    getTranslations({ locale, namespace: 'lottery' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'lobby' }),
    lotteryHall(hall, locale),
  ]);
  const draws = vendors.flatMap(({ games }) => games);
  const isClosed = draws.length > 0 && draws.every((game) => game.status === 'maintenance');
  const tile = { hot: l('hot'), new: l('new'), maintenance: isClosed ? s('notOpen') : l('maintenance') };
  return (
    <div className="night-glow">
      <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
        <header className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-amber-wash text-amber sm:size-14">
            <CategoryIcon category="LOTT" className="size-6 sm:size-7" />
          </span>
          <h1 className="min-w-0 text-display font-extrabold">{t(`halls.${hall}`)}</h1>
          {isClosed && <Badge tone="amber">{s('notOpen')}</Badge>}
        </header>
        {gameCode !== undefined && (
          <RequestedDraw locale={locale} game={draws.find((game) => game.code === gameCode)} tile={tile} />
        )}
        {isClosed && (
          <p className="rounded-card border border-hairline bg-amber-wash px-4 py-3 text-sm text-ink">
            {t('soon')}
          </p>
        )}
        {draws.length === 0 && <EmptyState title={t('empty')} className="min-h-96" />}
        {vendors.map(({ card, games }) => (
          <section key={`${card.gameType} ${card.vendor}`} aria-labelledby={`vendor-${card.vendor}`}>
            <h2
              id={`vendor-${card.vendor}`}
              className="mb-3.5 flex items-center gap-3 text-xl font-extrabold"
            >
              <img src={card.activeLogo} alt="" width={36} height={36} className="size-9" />
              {card.displayName}
            </h2>
            <div className="grid grid-cols-2 gap-3 xs:grid-cols-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-6">
              {games.map((game) => (
                <GameTile key={game.nodeId} game={game} strings={tile} opensDirectly />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

interface RequestedDrawProps {
  locale: LocaleCode;
  game: GameCard | undefined;
  tile: { hot: string; new: string; maintenance: string };
}

/** The draw of the `gameCode` in the address, and whether it is open. */
async function RequestedDraw({ locale, game, tile }: RequestedDrawProps) {
  const [t, s] = await Promise.all([
    getTranslations({ locale, namespace: 'lottery' }),
    getTranslations({ locale, namespace: 'site' }),
  ]);
  if (!game)
    return (
      <Card role="status">
        <p className="font-display text-lg font-semibold">{t('unknown')}</p>
        <p className="mt-1 text-sm text-muted">{t('unknownHint')}</p>
      </Card>
    );
  const closed = game.status === 'maintenance';
  return (
    <Card role="status" className="flex items-center gap-4 sm:gap-6">
      <GameTile game={game} strings={tile} eager opensDirectly className="w-28 shrink-0 sm:w-36" />
      <div className="min-w-0">
        <h2 className="text-xl font-bold">{closed ? s('launch.maintenanceTitle') : game.name}</h2>
        <p className="mt-1 text-sm text-muted">
          {closed ? s('launch.maintenance', { name: game.name }) : t('open')}
        </p>
      </div>
    </Card>
  );
}
