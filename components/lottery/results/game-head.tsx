import { Breadcrumbs } from '@/components/articles/breadcrumbs';
import type { Thing } from '@/components/seo/structured-data';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { launchRoute } from '@/lib/catalogue/launch-route';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import type { Schedule } from '@/lib/studio/lottery/types';
import type { WireMenuGame } from '@/lib/studio/lottery/wire';
import { Countdown } from '../clock/countdown';
import { gameResultsPath, gameRulesPath, RESULTS_PATH } from './paths';
import { scheduleWords } from './schedule-words';
import type { ResultTexts } from './texts';

interface Props {
  locale: LocaleCode;
  game: WireMenuGame & { schedule: Schedule };
  texts: ResultTexts;
  title: string;
  /** The page below the game's results; without it the results themselves. */
  below?: { name: string; path: string };
  /** The page that the row of links marks. */
  current: 'results' | 'rules' | 'day';
  /** Structured data of the page. */
  things?: readonly Thing[];
}

/** The page on which a game is played, without its language. */
export function playPath({ vassalage, gameCode }: Pick<WireMenuGame, 'vassalage' | 'gameCode'>): string {
  const route = launchRoute({ vendor: vassalage, gameType: 'LOTT', code: gameCode });
  return route.kind === 'page' ? route.path : '/lottery';
}

/** The head of the pages of a game: breadcrumbs, its title and picture, the next draw, and links to its other pages. */
export function GameHead({ locale, game, texts, title, below, current, things = [] }: Props) {
  const { t } = texts;
  const tab = (key: 'results' | 'rules', path: string) => (
    <PageLink
      href={localePath(locale, path)}
      aria-current={current === key ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center border-b-2 px-1 font-medium ${
        current === key ? 'border-amber text-ink' : 'border-transparent text-muted hover:text-ink'
      }`}
    >
      {t(key)}
    </PageLink>
  );
  return (
    <>
      <Breadcrumbs
        locale={locale}
        label={texts.crumbs}
        crumbs={[
          { name: texts.home, path: '/' },
          { name: t('title'), path: RESULTS_PATH },
          { name: game.name, path: gameResultsPath(game.gameCode) },
          ...(below ? [below] : []),
        ]}
        things={things}
      />
      <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <img
          src={game.iconUrl}
          alt=""
          width={84}
          height={112}
          className="h-28 w-21 shrink-0 rounded-tile border border-hairline object-cover shadow-lift"
        />
        <div className="min-w-0 flex-[1_1_14rem]">
          <h1 className="text-display font-extrabold">{title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
            {scheduleWords(t, game.schedule, locale)}
            {game.drawnByUs && <Badge tone="amber">{t('ours')}</Badge>}
          </p>
        </div>
        <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
          {game.closesAt ? (
            <p className="text-sm text-muted">
              {t('closes')}
              <Countdown
                until={game.closesAt}
                className="block font-display text-2xl font-extrabold text-ink"
              />
            </p>
          ) : (
            <p className="text-sm text-faint">{game.open ? t('noDraw') : t('closed')}</p>
          )}
          <PageLink href={localePath(locale, playPath(game))} className={buttonStyle({ variant: 'amber' })}>
            {t('play')}
          </PageLink>
        </div>
      </header>
      {game.drawnByUs && (
        <p className="rounded-card border border-hairline bg-amber-wash px-4 py-3 text-sm">
          {t('drawnByUs')}
        </p>
      )}
      <nav aria-label={game.name} className="flex gap-6 border-b border-hairline">
        {tab('results', gameResultsPath(game.gameCode))}
        {tab('rules', gameRulesPath(game.gameCode))}
      </nav>
    </>
  );
}
