import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GameFilter, type GameSearch } from '@/components/backoffice/games/game-filter';
import { GamesTable } from '@/components/backoffice/games/games-table';
import { PageHeader } from '@/components/backoffice/page-header';
import { Panel } from '@/components/backoffice/panel';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { deskPage } from '@/lib/backoffice/games/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { textParam, type SearchParams } from '@/lib/backoffice/page-params';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import type { DeskCursor, DeskFilter } from '@/lib/catalogue/desk/types';
import { GAME_STATUSES } from '@/lib/catalogue/imports/constants';
import { menuNames } from '@/lib/catalogue/menu';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-games' });
  return { title: t('title') };
}

const oneOf = <Word extends string>(words: readonly Word[], word: string): Word | undefined =>
  words.find((known) => known === word);

function cursorOf(text: string): DeskCursor | undefined {
  const [, rank, nodeId] = /^(\d{1,10})-(\d{1,18})$/.exec(text) ?? [];
  return rank && nodeId && Number(rank) <= 2_147_483_647
    ? { rank: Number(rank), nodeId: BigInt(nodeId) }
    : undefined;
}

/** All games, searched and filtered, in the order of the lobby. */
export default async function GamesPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('games.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-games' });
  const given = await searchParams;
  const search: GameSearch = {
    text: textParam(given.text),
    vendor: textParam(given.vendor),
    type: textParam(given.type),
    class: textParam(given.class),
    status: textParam(given.status),
    mark: textParam(given.mark),
  };
  const filter: DeskFilter = {
    ...(search.text && { text: search.text }),
    ...(search.vendor && { vendor: search.vendor }),
    ...(search.class && { gameClass: search.class }),
    gameType: oneOf(GAME_TYPES, search.type),
    status: oneOf(GAME_STATUSES, search.status),
    ...(search.mark === 'hot' && { isHot: true }),
    ...(search.mark === 'new' && { isNew: true }),
  };
  const after = cursorOf(textParam(given.after));
  const { page, vendors, classes } = await deskPage(locale, filter, after);
  const names = menuNames(locale);
  const categories = GAME_TYPES.map((value) => ({ value, label: names.title(value) }));
  const address = (cursor?: DeskCursor) => {
    const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== ''));
    if (cursor) query.set('after', `${cursor.rank}-${cursor.nodeId}`);
    return query.size > 0 ? `/backoffice/games?${query}` : '/backoffice/games';
  };
  const isNarrowed = Object.values(search).some((value) => value !== '');
  const link = buttonStyle({ variant: 'outline', size: 'sm' });
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <PageLink href="/backoffice/games/imports" className={buttonStyle({ variant: 'amber' })}>
            {t('import.title')}
          </PageLink>
        }
      />
      <Panel flush>
        <GameFilter
          search={search}
          vendors={vendors.map(({ code, displayName }) => ({
            value: code,
            label: `${displayName} (${code})`,
          }))}
          categories={categories}
          classes={classes.map((value) => ({ value, label: names.className(value) }))}
        />
        <GamesTable
          key={address(after)}
          rows={page.rows.map(({ nodeId, gameType, maintenanceUntil, ...row }) => ({
            nodeId: String(nodeId),
            name: row.name,
            code: row.code,
            vendor: row.vendor,
            vendorStatus: row.vendorStatus,
            category: names.title(gameType),
            image: row.image,
            status: row.status,
            until: maintenanceUntil?.toISOString() ?? null,
            isHot: row.isHot,
            hotPin: row.hotPin,
            isNew: row.isNew,
            newPin: row.newPin,
            rank: row.rank,
          }))}
          total={page.total}
          filter={{ ...filter }}
          categories={categories}
          empty={
            isNarrowed || after ? (
              <EmptyState title={t('none')} hint={t('noneHint')} />
            ) : (
              <EmptyState
                title={t('empty')}
                hint={t('emptyHint')}
                action={
                  <PageLink href="/backoffice/games/imports" className={buttonStyle({ variant: 'amber' })}>
                    {t('import.title')}
                  </PageLink>
                }
              />
            )
          }
        />
        {(after || page.next) && (
          <nav
            aria-label={t('pages')}
            className="flex items-center justify-between gap-3 border-t border-hairline px-4 py-3"
          >
            {after ? (
              <PageLink href={address()} className={link}>
                {t('first')}
              </PageLink>
            ) : (
              <span />
            )}
            {page.next && (
              <PageLink href={address(page.next)} rel="next" className={link}>
                {t('next')}
              </PageLink>
            )}
          </nav>
        )}
      </Panel>
    </>
  );
}
