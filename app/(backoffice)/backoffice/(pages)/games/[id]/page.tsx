import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DateTime } from '@/components/backoffice/date-time';
import { Facts } from '@/components/backoffice/facts';
import { ArtworkPanel } from '@/components/backoffice/games/artwork-panel';
import { GameMarks, GameStatusBadge } from '@/components/backoffice/games/game-badges';
import { GameForm } from '@/components/backoffice/games/game-form';
import { PlayedPanel } from '@/components/backoffice/games/played-panel';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { formatPublishedReturn } from '@/components/game/game-info';
import { gamePath } from '@/components/game/game-path';
import { PageLink } from '@/components/ui/page-link';
import { findGame } from '@/lib/backoffice/games/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { idParam } from '@/lib/backoffice/page-params';
import { menuNames } from '@/lib/catalogue/menu';
import { gamePicture } from '@/lib/catalogue/pictures';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-games' });
  return { title: t('title') };
}

/** One game: what an operator may change, its picture, its published figures, and what was played of it. */
export default async function GamePage({ params }: { params: Promise<{ id: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('games.write');
  const id = idParam((await params).id);
  const found = id === undefined ? undefined : await findGame(id, locale);
  if (!found) notFound();
  const { game, vendor, figures } = found;
  const t = await getTranslations({ locale, namespace: 'backoffice-games' });
  const names = menuNames(locale);
  const nodeId = String(game.nodeId);
  const isSeen = game.status !== 'hidden' && game.vendorStatus !== 'disabled';
  const code = (text: string) => (
    <bdi dir="ltr" className="break-all">
      {text}
    </bdi>
  );
  return (
    <>
      <EditorHeader href="/backoffice/games" back={t('back')} title={game.name} />
      <div className="mb-5 flex flex-wrap gap-2">
        <GameStatusBadge
          status={game.status}
          until={game.maintenanceUntil?.toISOString() ?? null}
          vendorStatus={game.vendorStatus}
        />
        {(game.isHot || game.isNew) && <GameMarks {...game} />}
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <GameForm
            key={game.version}
            categories={vendor.categories.map((value) => ({ value, label: names.title(value) }))}
            game={{
              nodeId,
              version: game.version,
              names: game.names,
              gameType: game.gameType,
              classes: game.classes,
              status: game.status,
              maintenanceUntil: game.maintenanceUntil?.toISOString() ?? null,
              rank: game.rank,
              hotPin: game.hotPin,
              newPin: game.newPin,
              computedHot: game.computedHot,
              computedNew: game.computedNew,
              since: game.since,
            }}
          />
          <PlayedPanel periods={figures} />
        </div>
        <div className="flex flex-col gap-5">
          <ArtworkPanel
            nodeId={nodeId}
            image={gamePicture(game.nodeId, game.artVersion, game.hasArtwork)}
            source={game.artworkSource ?? 'drawn'}
            address={game.artworkUrl}
            isDue={game.artworkDue}
            failure={game.artworkFailure}
          />
          <Panel title={t('panels.facts')}>
            <Facts
              facts={[
                { key: 'id', name: t('facts.id'), value: code(nodeId) },
                { key: 'code', name: t('facts.code'), value: code(game.code) },
                {
                  key: 'vendor',
                  name: t('columns.vendor'),
                  value: (
                    <PageLink
                      href={`/backoffice/vendors/${vendor.code}`}
                      className="text-amber underline-offset-4 hover:underline"
                    >
                      {vendor.displayName}
                    </PageLink>
                  ),
                },
                {
                  key: 'engine',
                  name: t('facts.engine'),
                  value: game.engine ? code(game.engine.kind) : t('facts.noEngine'),
                },
                ...(game.engine
                  ? [
                      { key: 'model', name: t('facts.model'), value: code(game.engine.model) },
                      ...(game.engine.stakes
                        ? [{ key: 'stakes', name: t('facts.stakes'), value: code(game.engine.stakes) }]
                        : []),
                    ]
                  : []),
                {
                  key: 'return',
                  name: t('facts.return'),
                  value: formatPublishedReturn(game, locale) ?? t('facts.noReturn'),
                },
                {
                  key: 'changed',
                  name: t('facts.changed'),
                  value: <DateTime at={game.changedAt} locale={locale} />,
                },
                ...(isSeen
                  ? [
                      {
                        key: 'page',
                        name: t('facts.page'),
                        value: (
                          <a
                            href={gamePath(nodeId)}
                            className="text-amber underline-offset-4 hover:underline"
                          >
                            {code(gamePath(nodeId))}
                          </a>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
