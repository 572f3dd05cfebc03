import { Play } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/articles/breadcrumbs';
import { GameTile } from '@/components/lobby/game-tile';
import { absoluteAddress, organizationId } from '@/components/seo/things';
import { CATEGORY_PATHS } from '@/components/site/links';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { siteFlags } from '@/lib/content/loaders';
import type { GameDetails } from '@/lib/catalogue/game-page';
import { launchRoute } from '@/lib/catalogue/launch-route';
import { gamePicture } from '@/lib/catalogue/pictures';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { publicUrl } from '@/lib/platform/env';
import { GameFacts } from './game-facts';
import { formatReturn, modelOf } from './game-info';
import { gamePath } from './game-path';

/** The page of a game: picture, description, figures, the button to play, and other games of its vendor. */
export async function GamePage({ locale, details }: { locale: LocaleCode; details: GameDetails }) {
  const { game, name, vendorName, others } = details;
  const [flags, t, s, c, l] = await Promise.all([
    siteFlags(),
    getTranslations({ locale, namespace: 'game-page' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'lobby' }),
  ]);
  const nodeId = String(game.nodeId);
  const category = c(`categories.${game.gameType}`);
  const lobby = CATEGORY_PATHS[game.gameType];
  const picture = gamePicture(game.nodeId, game.artVersion, game.hasArtwork);
  const isClosed = game.status === 'maintenance';
  const values = { name, vendor: vendorName, category };
  const rtp = formatReturn(game, locale);
  const model = modelOf(game);
  const description = rtp ? t('descriptionWithReturn', { ...values, rtp }) : t('description', values);
  const route = launchRoute(game);
  const offersTrial = !isClosed && route.kind === 'game' && game.allowsTrial && flags.hasFreePlay !== false;
  const tileStrings = { hot: l('hot'), new: l('new'), maintenance: l('maintenance') };
  const thing = {
    '@type': 'VideoGame',
    name,
    description,
    url: absoluteAddress(locale, gamePath(nodeId)),
    image: publicUrl() + picture,
    genre: category,
    applicationCategory: 'Game',
    gamePlatform: 'Web browser',
    operatingSystem: 'Any',
    inLanguage: locale,
    contentRating: '18+',
    author: { '@type': 'Organization', name: vendorName },
    publisher: { '@id': organizationId() },
  };
  return (
    <div className="night-glow">
      <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
        <Breadcrumbs
          locale={locale}
          label={t('crumbs')}
          crumbs={[
            { name: s('nav.home'), path: '/' },
            { name: category, path: lobby },
            { name, path: gamePath(nodeId) },
          ]}
          things={[thing]}
        />
        <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
          <img
            src={picture}
            alt=""
            width={600}
            height={800}
            decoding="async"
            fetchPriority="high"
            className="mx-auto aspect-3/4 w-full max-w-60 rounded-tile border border-hairline object-cover shadow-lift sm:max-w-none"
          />
          <div className="flex min-w-0 flex-col gap-4">
            <header className="flex flex-col gap-2">
              <div className="flex flex-wrap gap-1.5">
                {game.isHot && <Badge tone="vermilion">{tileStrings.hot}</Badge>}
                {game.isNew && <Badge tone="jade">{tileStrings.new}</Badge>}
                {isClosed && <Badge>{tileStrings.maintenance}</Badge>}
              </div>
              <h1 className="text-display font-extrabold wrap-anywhere">{name}</h1>
              <p className="text-muted">
                {t('by')}{' '}
                <PageLink
                  href={`${localePath(locale, lobby)}?vassalage=${game.vendor}`}
                  className="font-medium text-amber hover:underline"
                >
                  {vendorName}
                </PageLink>
              </p>
            </header>
            <p className="max-w-2xl">{description}</p>
            <div className="flex flex-wrap gap-3">
              {/* If the game is under maintenance, the button says so and opens an explanation, even if a page would open otherwise. */}
              <button
                type="button"
                data-launch={nodeId}
                data-name={name}
                data-status={game.status}
                data-mode="play"
                data-to={!isClosed && route.kind === 'page' ? route.path : undefined}
                aria-haspopup={isClosed ? 'dialog' : undefined}
                className={buttonStyle({ variant: isClosed ? 'outline' : 'amber', size: 'lg' })}
              >
                {!isClosed && <Play aria-hidden className="size-5" />}
                {isClosed ? tileStrings.maintenance : l('play')}
              </button>
              {offersTrial && (
                <button
                  type="button"
                  data-launch={nodeId}
                  data-name={name}
                  data-mode="try"
                  className={`${buttonStyle({ variant: 'outline', size: 'lg' })} member:hidden!`}
                >
                  {t('try')}
                </button>
              )}
            </div>
            {model && <GameFacts locale={locale} model={model} stakeTable={game.engine!.stakes} />}
          </div>
        </div>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others" className="mb-4 text-xl font-bold">
              {t('others', { vendor: vendorName })}
            </h2>
            <ul className="grid grid-cols-2 gap-3 xs:grid-cols-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-5">
              {others.map((other) => (
                <li key={other.nodeId} className="flex flex-col gap-1">
                  <GameTile game={other} strings={tileStrings} />
                  <PageLink
                    href={localePath(locale, gamePath(other.nodeId))}
                    className="inline-flex min-h-8 items-center truncate text-sm text-muted hover:text-ink"
                    aria-label={t('about', { name: other.name })}
                  >
                    {t('aboutShort')}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
