import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ImportRows } from '@/components/backoffice/games/import-rows';
import { GameListForm } from '@/components/backoffice/games/list-form';
import { StudioForm } from '@/components/backoffice/games/studio-form';
import { Panel } from '@/components/backoffice/panel';
import { EditorHeader } from '@/components/backoffice/promotions/editor-header';
import { listImports, studioCategories } from '@/lib/backoffice/games/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { SLOT_THEME_IDS } from '@/lib/catalogue/artwork/themes';
import { lookPicture } from '@/lib/catalogue/gallery/share-address';
import { menuNames } from '@/lib/catalogue/menu';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-games' });
  return { title: t('import.title') };
}

/** Import of a list of a vendor or of games of our studio, and the history of imports. */
export default async function ImportsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('games.write');
  const t = await getTranslations({ locale, namespace: 'backoffice-games' });
  const names = menuNames(locale);
  return (
    <>
      <EditorHeader href="/backoffice/games" back={t('back')} title={t('import.title')} />
      <p className="mb-5 max-w-prose text-sm text-muted">{t('import.text')}</p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t('import.list')}>
            <GameListForm />
          </Panel>
          <Panel title={t('import.studio')}>
            <StudioForm
              categories={studioCategories().map(({ gameType, ...counts }) => ({
                value: gameType,
                label: names.title(gameType),
                ...counts,
              }))}
              looks={SLOT_THEME_IDS.map((value) => ({ value, picture: lookPicture(value) }))}
            />
          </Panel>
        </div>
        <Panel title={t('import.history')} flush>
          <ImportRows rows={await listImports()} />
        </Panel>
      </div>
    </>
  );
}
