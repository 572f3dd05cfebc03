import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FreeRounds } from '@/components/bonuses/free-rounds';
import { BonusesView } from '@/components/bonuses/bonuses-view';
import { TrialNote } from '@/components/identity/trial-note';
import { requirePageLocale } from '@/components/site/page-locale';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { requireSession } from '@/lib/identity/loaders';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'bonuses' });
  return { title: t('title') };
}

/** Bonus details: the member's bonus money with its progress and rules, and the bonuses that have ended. */
export default async function BonusesPage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind } = await requireSession(locale, '/member/bonuses');
  const [t, tCategory, menu] = await Promise.all([
    getTranslations({ locale, namespace: 'bonuses' }),
    getTranslations({ locale, namespace: 'catalogue.categories' }),
    categoryMenu(),
  ]);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('intro')}</p>
      </div>
      {kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <>
          <FreeRounds history />
          <BonusesView
            categories={Object.fromEntries(menu.map(({ gameType }) => [gameType, tCategory(gameType)]))}
          />
        </>
      )}
    </div>
  );
}
