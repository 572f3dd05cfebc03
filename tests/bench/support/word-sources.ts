import { createHash } from 'node:crypto';
import { FairStream } from '@/lib/platform/fairness/stream';
import { simulationDraw } from '@/lib/studio/slots/simulate';
import type { Words } from './randomness';

/** Words as play takes them: some from each round, the nonce counting on, under the seeds of stream `index`. */
export function fairWords(index: number, perRound = 48): Words {
  const serverSeed = createHash('sha256').update(`stream ${index}`).digest('hex');
  let nonce = 0;
  let stream = new FairStream({ serverSeed, clientSeed: `player${index}`, nonce });
  return () => {
    if (stream.position === perRound)
      stream = new FairStream({ serverSeed, clientSeed: `player${index}`, nonce: ++nonce });
    return stream.draw(2 ** 32);
  };
}

const good = (seed: number): Words => {
  const draw = simulationDraw(seed);
  return () => draw(2 ** 32);
};

/** Generators with one fault each; the battery must find all of them. */
export const badSources: Record<string, () => Words> = {
  'a counter': () => {
    let n = 0;
    return () => (n = (n + 0x9e3779b1) >>> 0);
  },
  'a linear congruence with short low bits': () => {
    let n = 12345;
    return () => (n = (Math.imul(n, 1103515245) + 12345) >>> 0);
  },
  'one bit in 32 stuck': () => {
    const next = good(1);
    return () => (next() | 0x00010000) >>> 0;
  },
  'each word given twice': () => {
    const next = good(2);
    let last: number | null = null;
    return () => {
      const word = last ?? next();
      last = last === null ? word : null;
      return word;
    };
  },
  'one in a hundred replaced by a favourite': () => {
    const next = good(3);
    return () => (next() % 100 === 0 ? 37 * 1000 : next());
  },
  'a word that remembers the one before it': () => {
    const next = good(4);
    let last = 0;
    return () => {
      const word = next();
      if (next() < 2 ** 31) return (last = word);
      return (last = ((word & 0x3fffffff) | (last & 0xc0000000)) >>> 0);
    };
  },
  'bytes folded without rejection': () => {
    const next = good(5);
    return () => ((next() & 255) % 37) * 0x06eb3e45 + (next() & 0xffff);
  },
};
