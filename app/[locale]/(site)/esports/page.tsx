import { setRequestLocale } from 'next-intl/server';
import { LobbyPage, lobbyMetadata } from '@/components/lobby/lobby-page';
import { pageLocale, type PageProps } from '@/components/site/page-locale';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps) {
  return lobbyMetadata(await pageLocale(params), 'ESPORTS');
}

export default async function Lobby({ params }: PageProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <LobbyPage locale={locale} gameType="ESPORTS" />;
}
