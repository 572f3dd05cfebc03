import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { connection } from 'next/server';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { GameFrame } from '@/components/studio/game-frame';
import { studioStrings } from '@/components/studio/frame-strings';
import { gameAddress } from '@/lib/gateway/launch/loaders';

interface Props extends PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'studio' });
  return { title: t('frame.meta'), robots: { index: false } };
}

/** The page that opens a game, without header and footer: in a frame, or in place of itself if the vendor wants a window of its own. Rendered per request, so that its scripts carry a nonce. */
export default async function SeamlessPage({ params, searchParams }: Props) {
  const locale = await requirePageLocale(params);
  const { game, accountType } = await searchParams;
  await connection();
  const t = await getTranslations({ locale, namespace: 'studio' });
  const opening =
    typeof game === 'string' ? await gameAddress(game, { locale, free: accountType === '0' }) : undefined;
  return (
    <GameFrame
      locale={locale}
      address={opening?.address}
      opensIn={opening?.opensIn}
      isChosen={typeof game === 'string'}
      strings={studioStrings((key) => t(key as never))}
      free={accountType === '0'}
    />
  );
}
