import type { RecordedSpin } from '@/lib/studio/play/spin/details';

/** How a round of our own games began: enough to verify it. */
export interface StudioFacts {
  model: string;
  /** Names the pictures: the game's own look, or the theme's first in rounds whose record names the theme only. */
  look: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
}

export interface StudioRound {
  facts: StudioFacts;
  spins: RecordedSpin[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSpin = (value: unknown): value is RecordedSpin =>
  isObject(value) && Array.isArray(value.steps) && typeof value.payout === 'string';

/** Reads what the studio wrote into a round (lib/studio/play/spin/details); undefined for other vendors' rounds. */
export function studioRound(details: Record<string, unknown>): StudioRound | undefined {
  const { studio } = details;
  if (!isObject(studio) || studio.engine !== 'slots') return undefined;
  const text = (name: string) => (typeof studio[name] === 'string' ? studio[name] : '');
  const spins: RecordedSpin[] = [];
  for (let index = 0; isSpin(details[`spin${index}`]); index++)
    spins.push(details[`spin${index}`] as RecordedSpin);
  return {
    facts: {
      model: text('model'),
      look: text('look') || text('theme'),
      commitment: text('commitment'),
      clientSeed: text('clientSeed'),
      nonce: Number(studio.nonce) || 0,
    },
    spins,
  };
}

/** The verifier's address with all that is known of a round; the seed is asked for there once it is out. */
export function verifierHash(
  facts: StudioFacts,
  round: { stake: string; payout: string },
  server = '',
): string {
  return new URLSearchParams({
    model: facts.model,
    look: facts.look,
    ...(server && { server }),
    hash: facts.commitment,
    client: facts.clientSeed,
    nonce: String(facts.nonce),
    stake: round.stake,
    payout: round.payout,
  }).toString();
}
