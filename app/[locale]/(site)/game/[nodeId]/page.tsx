import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { gameMetadata } from '@/components/game/game-metadata';
import { GamePage } from '@/components/game/game-page';
import { requirePageLocale } from '@/components/site/page-locale';
import { gameDetails } from '@/lib/catalogue/game-page';

interface Props {
  params: Promise<{ locale: string; nodeId: string }>;
}

async function found(params: Props['params']) {
  const locale = await requirePageLocale(params);
  const { nodeId } = await params;
  const details = /^[1-9]\d{0,17}$/.test(nodeId) ? await gameDetails(locale, BigInt(nodeId)) : undefined;
  if (!details) notFound();
  return { locale, details };
}

export async function generateMetadata({ params }: Props) {
  const { locale, details } = await found(params);
  return gameMetadata(locale, details);
}

/** Rendered per request. Ten thousand games in every language, and pages of invented ids, would fill the disk. */
export default async function Game({ params }: Props) {
  const { locale, details } = await found(params);
  setRequestLocale(locale);
  return <GamePage locale={locale} details={details} />;
}
