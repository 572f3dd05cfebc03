import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TrialNote } from '@/components/identity/trial-note';
import { RewardCentre } from '@/components/rewards/centre/reward-centre';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { siteFlags } from '@/lib/content/loaders';
import { requireSession } from '@/lib/identity/loaders';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'reward-centre' });
  return { title: t('title') };
}

/** The reward centre of a member. Trial players have none. */
export default async function RewardsPage({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  if ((await siteFlags()).hasRewardCentre !== true) notFound();
  const { kind } = await requireSession(locale, '/member/rewards');
  const t = await getTranslations({ locale, namespace: 'reward-centre' });
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('intro')}</p>
      </header>
      {kind === 'trial' ? <TrialNote locale={locale} /> : <RewardCentre />}
    </div>
  );
}
