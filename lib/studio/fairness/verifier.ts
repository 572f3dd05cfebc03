import { replayRound, type ReplayedSpin } from './replay';
import type { SlotModel } from '@/lib/studio/slots/types';

/**
 * The public verifier: recomputes a round from its revealed seeds with nothing but WebCrypto and the published model.
 * Written apart from the engine on purpose (trust.md F3): it shares the model's data and types with it, and no code,
 * so that a mistake in one does not hide in the other.
 */
export interface RoundClaim {
  model: SlotModel;
  /** Revealed: 64 hex digits. */
  serverSeed: string;
  /** What was shown before the round: SHA-256 of the seed's bytes, hex. */
  commitment: string;
  clientSeed: string;
  nonce: number;
  /** In 1/10,000. */
  stake: bigint;
  /** Verify only the first so many spins (of a round that is still going on). */
  spins?: number;
}

export interface RoundProof {
  /** The seed is the one that was promised. */
  commitmentHolds: boolean;
  /** The paid spin, then the free ones, in order. */
  spins: readonly ReplayedSpin[];
  /** What they pay together, in 1/10,000. */
  payout: bigint;
  /** No spin of the round is left. */
  complete: boolean;
}

/** Recomputes a round. Rejects with RangeError where seeds are malformed or the stake does not divide. */
export async function verifyRound(claim: RoundClaim): Promise<RoundProof> {
  const { model, stake, serverSeed } = claim;
  const parts = BigInt(model.units);
  if (stake <= 0n || stake % parts !== 0n)
    throw new RangeError('the stake does not divide by the units of the game');
  const seed = bytesOf(serverSeed);
  const hash = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)));
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let words: number[] = [];
  for (let blocks = 16; ; blocks *= 4) {
    words = await wordsOf(key, `${claim.clientSeed}:${claim.nonce}:`, words, blocks);
    const replay = replayRound(model, words, claim.spins ?? Infinity);
    if (replay === null) continue;
    const units = replay.spins.reduce((sum, spin) => sum + spin.units, 0);
    return {
      commitmentHolds: hash === claim.commitment.toLowerCase(),
      spins: replay.spins,
      payout: (stake / parts) * BigInt(units),
      complete: replay.complete,
    };
  }
}

/** The stream's 32-bit words, big-endian, of the first `blocks` blocks; `known` ones are not computed again. */
async function wordsOf(key: CryptoKey, prefix: string, known: number[], blocks: number): Promise<number[]> {
  const encoder = new TextEncoder();
  const first = known.length / 8;
  const indexes = Array.from({ length: blocks - first }, (_, i) => first + i);
  const signed = await Promise.all(
    indexes.map((index) => crypto.subtle.sign('HMAC', key, encoder.encode(prefix + index))),
  );
  const fresh = signed.flatMap((block) => {
    const view = new DataView(block);
    return Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, false));
  });
  return [...known, ...fresh];
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^[0-9a-fA-F]{64}$/.test(hex)) throw new RangeError('a server seed is 64 hex digits');
  return Uint8Array.from({ length: 32 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
