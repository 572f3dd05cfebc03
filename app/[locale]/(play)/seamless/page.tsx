import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { connection } from 'next/server';
import { pageLocale, type PageProps } from '@/components/site/page-locale';
import { GameFrame } from '@/components/studio/game-frame';
import { studioStrings } from '@/components/studio/frame-strings';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'studio' });
  return { title: t('frame.meta'), robots: { index: false } };
}

/** The frame that a game runs in: no header, no footer. Made per request, so that its scripts carry a nonce. */
export default async function SeamlessPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  await connection();
  const t = await getTranslations({ locale, namespace: 'studio' });
  return <GameFrame locale={locale} strings={studioStrings((key) => t(key as never))} />;
}
