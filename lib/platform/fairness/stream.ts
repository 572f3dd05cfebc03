import { createHash, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { acceptedWord } from './rejection';

/** The seeds of a round. The server seed stays secret until it is rotated out. */
export interface RoundSeeds {
  /** 64 lower-case hex digits (32 bytes). */
  serverSeed: string;
  /** Made by the player's browser after it has seen the commitment. */
  clientSeed: string;
  /** Counts the rounds under one pair of seeds, from 0. */
  nonce: number;
}

const SERVER_SEED = /^[0-9a-f]{64}$/;
const WORDS_PER_BLOCK = 8;

/** Maximum length of a client seed, in UTF-16 units. */
export const CLIENT_SEED_LIMIT = 64;

/** A new server seed: 32 bytes of the operating system's generator, in hex. */
export function createServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/**
 * What is shown before the player's seed exists: SHA-256 over the seed's 32 bytes (not over its hex), as hex.
 * Throws RangeError for a malformed seed.
 */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(seedBytes(serverSeed)).digest('hex');
}

/** Printable ASCII without the separator, 1 to 64 characters: the message of the HMAC then has one reading. */
export function isClientSeed(value: string): boolean {
  return value.length <= CLIENT_SEED_LIMIT && /^[\x21-\x39\x3b-\x7e]+$/.test(value);
}

function seedBytes(serverSeed: string): Buffer {
  if (!SERVER_SEED.test(serverSeed)) throw new RangeError('a server seed is 64 lower-case hex digits');
  return Buffer.from(serverSeed, 'hex');
}

/**
 * The fairness stream of a round: its only source of chance.
 *
 * Block c is HMAC-SHA256(key: the seed's 32 bytes, message: `${clientSeed}:${nonce}:${c}`) for c = 0, 1, 2 …; a block
 * is read as eight 32-bit words, big-endian, in order; `draw` takes words until one is accepted (see `acceptedWord`).
 * `position` counts the words taken: a round of several spins stores it and continues there.
 */
export class FairStream {
  private readonly key: KeyObject;
  private readonly prefix: string;
  private block: Buffer | null = null;
  private blockIndex = -1;
  private taken: number;

  /** Throws RangeError for malformed seeds, a nonce or a position that is no whole number. */
  constructor(seeds: RoundSeeds, position = 0) {
    if (!isClientSeed(seeds.clientSeed)) throw new RangeError('malformed client seed');
    for (const count of [seeds.nonce, position])
      if (!Number.isSafeInteger(count) || count < 0) throw new RangeError('nonce and position count from 0');
    this.key = createSecretKey(seedBytes(seeds.serverSeed));
    this.prefix = `${seeds.clientSeed}:${seeds.nonce}:`;
    this.taken = position;
  }

  /** Words taken so far, to be stored with an unfinished round. */
  get position(): number {
    return this.taken;
  }

  /** A uniform integer from 0 to n - 1. Throws RangeError unless n is a whole number from 1 to 2^32. */
  readonly draw = (n: number): number => {
    for (;;) {
      const value = acceptedWord(this.nextWord(), n);
      if (value >= 0) return value;
    }
  };

  private nextWord(): number {
    const index = Math.floor(this.taken / WORDS_PER_BLOCK);
    if (index !== this.blockIndex || this.block === null) {
      this.block = createHmac('sha256', this.key)
        .update(this.prefix + index)
        .digest();
      this.blockIndex = index;
    }
    const word = this.block.readUInt32BE((this.taken % WORDS_PER_BLOCK) * 4);
    this.taken++;
    return word;
  }
}
