import { setRequestLocale } from 'next-intl/server';
import { LobbyPage, lobbyMetadata } from '@/components/lobby/lobby-page';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';

/** Maximum age of the page in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return lobbyMetadata(await requirePageLocale(params), 'RNG');
}

export default async function Lobby({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  return <LobbyPage locale={locale} gameType="RNG" />;
}
