/**
 * The part of the fairness verifier that all engines share: it derives the words of a round's stream from its revealed seeds, with
 * WebCrypto only. It is written separately from stream.ts and shares no code with it (docs/trust.md F3), so that a mistake in one
 * does not hide in the other.
 */
export interface RevealedSeeds {
  /** Revealed: 64 hex digits. */
  serverSeed: string;
  /** What was shown before the round: SHA-256 of the seed's bytes, in hex. */
  commitment: string;
  clientSeed: string;
  nonce: number;
}

/** A round as a visitor of the fairness page enters it. */
export interface RevealedRound extends RevealedSeeds {
  model: string;
  /** Undefined: the current version. */
  version: number | undefined;
  /** In 1/10,000. */
  stake: bigint;
}

export interface RoundProof {
  /** The server seed is the one whose hash was shown. */
  commitmentHolds: boolean;
  /** What the round pays, in 1/10,000. */
  payout: bigint;
  /** False if moves of the round are left. */
  complete: boolean;
}

/**
 * Calls `replay` with the first words of the stream, and again with more while it returns null.
 * Rejects with RangeError if the server seed is malformed.
 */
export async function replayRevealed<Replay>(
  revealed: RevealedSeeds,
  replay: (words: readonly number[]) => Replay | null,
): Promise<{ commitmentHolds: boolean; replayed: Replay }> {
  const seed = bytesOf(revealed.serverSeed);
  const hash = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)));
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let words: number[] = [];
  for (let blocks = 16; ; blocks *= 4) {
    words = await wordsOf(key, `${revealed.clientSeed}:${revealed.nonce}:`, words, blocks);
    const replayed = replay(words);
    if (replayed !== null) return { commitmentHolds: hash === revealed.commitment.toLowerCase(), replayed };
  }
}

/** The 32-bit words, big-endian, of the first `blocks` blocks of the stream; `known` ones are not computed again. */
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
