import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TrialNote } from '@/components/identity/trial-note';
import { RebateClaims } from '@/components/rebate/rebate-claims';
import { RebatePanel } from '@/components/rebate/rebate-panel';
import { requirePageLocale } from '@/components/site/page-locale';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { requireSession } from '@/lib/identity/loaders';
import { zoneName } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await requirePageLocale(params), namespace: 'rebate' });
  return { title: t('title') };
}

/** Manual rebate: what the member's bets have earned, the claim, the rates of today and the payments so far. */
export default async function RebatePage({ params }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const session = await requireSession(locale, '/member/rebate');
  const [t, c] = await Promise.all([
    getTranslations({ locale, namespace: 'rebate' }),
    getTranslations({ locale, namespace: 'catalogue' }),
  ]);
  const categories = Object.fromEntries(GAME_TYPES.map((type) => [type, c(`categories.${type}`)]));
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('intro')}</p>
      </header>
      {session.kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <>
          <RebatePanel categories={categories} zone={zoneName(settlementZone())} />
          <RebateClaims />
        </>
      )}
    </div>
  );
}
