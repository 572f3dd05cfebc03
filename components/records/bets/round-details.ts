import { isEngineCode } from '@/components/studio/registry';
import type { SeatEngineCode } from '@/lib/studio/registry';

/** The terms of provably fair play under which a round of our studio began. They are enough to verify it. */
export interface FairnessTerms {
  model: string;
  /** The version of the model; empty if the record does not state it. */
  version: string;
  /** Names the folder of pictures: the game's look, or its theme if the record has no look. */
  look: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
}

interface StudioRound {
  engine: SeatEngineCode;
  terms: FairnessTerms;
  /** What the engine recorded of each move, in order. */
  spins: Record<string, unknown>[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses the details that the studio stores with a round (lib/studio/play/spin/details.ts). Moves are read in order, up to the first
 * one that is missing. Returns undefined for rounds of other vendors.
 */
export function parseStudioRound(details: Record<string, unknown>): StudioRound | undefined {
  const { studio } = details;
  if (!isObject(studio) || !isEngineCode(studio.engine)) return undefined;
  const text = (name: string) => (typeof studio[name] === 'string' ? studio[name] : '');
  const spins: Record<string, unknown>[] = [];
  for (let move = details.spin0; isObject(move); move = details[`spin${spins.length}`]) spins.push(move);
  return {
    engine: studio.engine,
    terms: {
      model: text('model'),
      version: studio.version === undefined ? '' : String(studio.version),
      look: text('look') || text('theme'),
      commitment: text('commitment'),
      clientSeed: text('clientSeed'),
      nonce: Number(studio.nonce) || 0,
    },
    spins,
  };
}

/**
 * Returns the fragment of the fairness verifier's address that fills in a round. Without `serverSeed` the verifier fetches
 * the seed itself, once it is published.
 */
export function verifierFragment(
  terms: FairnessTerms,
  round: { stake: string; payout: string },
  serverSeed = '',
): string {
  return new URLSearchParams({
    model: terms.model,
    ...(terms.version && { version: terms.version }),
    look: terms.look,
    ...(serverSeed && { server: serverSeed }),
    hash: terms.commitment,
    client: terms.clientSeed,
    nonce: String(terms.nonce),
    stake: round.stake,
    payout: round.payout,
  }).toString();
}
