import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SlotsGame } from '@/components/studio/slots-game';
import { studioHost } from '@/lib/jobs/studio';
import type { StudioGame } from '@/lib/studio/play/host';

interface Props {
  params: Promise<{ lang: string; nodeId: string }>;
}

async function ordered(params: Props['params']): Promise<{ game: StudioGame; name: string }> {
  const { lang, nodeId } = await params;
  const game = /^[1-9]\d{0,17}$/.test(nodeId) ? await studioHost().game(BigInt(nodeId)) : undefined;
  if (!game) notFound();
  return { game, name: game.names[lang] ?? game.names.en! };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await ordered(params)).name };
}

/** A slot game of ours. Who plays comes with the launch token in the address's fragment, which no server sees. */
export default async function SlotsPage({ params }: Props) {
  const { game, name } = await ordered(params);
  return <SlotsGame nodeId={game.nodeId.toString()} name={name} pictures={game.pictures} />;
}
