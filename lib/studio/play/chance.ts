import { LRUCache } from 'lru-cache';
import { commitmentOf, createServerSeed, FairStream } from '@/lib/platform/fairness/stream';
import { open, seal } from './vault';

/** A new server seed as it is stored: its hash, and the seed sealed with the hash as context. */
export function newSeed(): { commitment: string; sealed: Buffer } {
  const serverSeed = createServerSeed();
  const commitment = commitmentOf(serverSeed);
  return { commitment, sealed: seal(Buffer.from(serverSeed, 'hex'), `seed ${commitment}`) };
}

// Opened seeds of current players: 20,000 of some 200 bytes. They never leave the process.
const openedSeeds = new LRUCache<string, string>({ max: 20_000 });

/** Opens a sealed server seed (64 hex digits). */
export function openSeed(sealed: Uint8Array, commitment: string): string {
  let serverSeed = openedSeeds.get(commitment);
  if (!serverSeed) {
    serverSeed = open(sealed, `seed ${commitment}`).toString('hex');
    openedSeeds.set(commitment, serverSeed);
  }
  return serverSeed;
}

/** The stream that a stored move draws from, at the position where the previous move of its round ended. */
export function fairnessStream(spin: {
  sealed: Uint8Array;
  commitment: string;
  client_seed: string;
  nonce: number;
  stream_position: number;
}): FairStream {
  const serverSeed = openSeed(spin.sealed, spin.commitment);
  return new FairStream(
    { serverSeed, clientSeed: spin.client_seed, nonce: spin.nonce },
    spin.stream_position,
  );
}
