import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/components/site/alternates';
import { buildShareCard } from '@/components/seo/share-card';
import { gameSharePicture } from '@/lib/catalogue/gallery/share-address';
import type { GameDetails } from '@/lib/catalogue/game-page';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatReturn } from './game-info';
import { gamePath } from './game-path';

/** Returns title, description, addresses and picture of a game's page. */
export async function gameMetadata(locale: LocaleCode, details: GameDetails): Promise<Metadata> {
  const { game, name, vendorName } = details;
  const [t, c] = await Promise.all([
    getTranslations({ locale, namespace: 'game-page' }),
    getTranslations({ locale, namespace: 'catalogue' }),
  ]);
  const values = { name, vendor: vendorName, category: c(`categories.${game.gameType}`) };
  const rtp = formatReturn(game, locale);
  const picture = gameSharePicture(String(game.nodeId), game.artVersion);
  return {
    title: t('pageTitle', values),
    description: rtp ? t('descriptionWithReturn', { ...values, rtp }) : t('description', values),
    alternates: alternates(locale, gamePath(game.nodeId)),
    ...buildShareCard(locale, picture),
  };
}
