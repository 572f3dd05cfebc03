import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TrialNote } from '@/components/identity/trial-note';
import { MissionsTabs } from '@/components/missions/missions-tabs';
import { requirePageLocale } from '@/components/site/page-locale';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { requireSession } from '@/lib/identity/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'missions' });
  return { title: t('title') };
}

/** Missions with their progress, by period. Trial players have none. */
export default async function MissionsPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind } = await requireSession(locale, '/member/missions');
  const [t, tCatalogue] = await Promise.all([
    getTranslations({ locale, namespace: 'missions' }),
    getTranslations({ locale, namespace: 'catalogue.categories' }),
  ]);
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('intro')}</p>
      </header>
      {kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <MissionsTabs categories={Object.fromEntries(GAME_TYPES.map((type) => [type, tCatalogue(type)]))} />
      )}
    </div>
  );
}
