import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { WalletsView } from '@/components/cashier/wallets/wallets-view';
import { TrialNote } from '@/components/identity/trial-note';
import { requirePageLocale } from '@/components/site/page-locale';
import { findOpenGame } from '@/lib/gateway/launch/loaders';
import { requireSession } from '@/lib/identity/loaders';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ vendor?: string | string[]; play?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({
    locale: await requirePageLocale(params),
    namespace: 'cashier-pages.wallets',
  });
  return { title: t('title') };
}

/** Transfers between the main wallet and the wallets of vendors. Trial players have none. */
export default async function WalletsPage({ params, searchParams }: Props) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const { kind, currency } = await requireSession(locale, '/member/wallets');
  const [t, { vendor, play }] = await Promise.all([
    getTranslations({ locale, namespace: 'cashier-pages.wallets' }),
    searchParams,
  ]);
  // The game that was pressed before, if the way here was over a game whose wallet is empty.
  const game = typeof play === 'string' ? await findOpenGame(play, locale) : undefined;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      {kind === 'trial' ? (
        <TrialNote locale={locale} />
      ) : (
        <WalletsView
          currency={currency}
          chosen={typeof vendor === 'string' ? vendor : undefined}
          game={game}
        />
      )}
    </div>
  );
}
