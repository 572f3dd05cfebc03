import { notFound } from 'next/navigation';
import { requirePageLocale } from '@/components/site/page-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { resultGame, type ResultGame } from '@/lib/studio-host/lottery/results';

/** The language and the game of a page of results. The page is missing if the site does not offer the game. */
export async function requireResultGame(
  params: Promise<{ locale: string; gameCode: string }>,
): Promise<{ locale: LocaleCode; game: ResultGame }> {
  const locale = await requirePageLocale(params);
  const game = await resultGame(locale, (await params).gameCode);
  if (!game) notFound();
  return { locale, game };
}
