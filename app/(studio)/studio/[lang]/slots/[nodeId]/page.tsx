import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SlotsGame } from '@/components/studio/slots/slots-game';
import { studioHost } from '@/lib/studio-host/host';
import type { StudioGame } from '@/lib/studio/play/host';

interface Props {
  params: Promise<{ lang: string; nodeId: string }>;
}

async function findGame(params: Props['params']): Promise<{ game: StudioGame; name: string }> {
  const { lang, nodeId } = await params;
  const game = /^[1-9]\d{0,17}$/.test(nodeId) ? await studioHost().game(BigInt(nodeId)) : undefined;
  if (game?.engine !== 'slots') notFound();
  return { game, name: game.names[lang] ?? game.names.en! };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await findGame(params)).name };
}

/** A slot game of ours. The launch token is in the address's fragment, which no server receives. */
export default async function SlotsPage({ params }: Props) {
  const { game, name } = await findGame(params);
  return <SlotsGame nodeId={game.nodeId.toString()} name={name} pictures={game.pictures} />;
}
