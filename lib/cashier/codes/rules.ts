import { randomInt } from 'node:crypto';
import { createKeyedHash, createSealer } from '@/lib/platform/sealing';

// Without characters that look alike on paper; 30^16 = 4.3 * 10^23 codes.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** The hash of a code, by which it is stored: it says nothing without the site's secret. */
export const codeHash = createKeyedHash('croupier/cashier/code/1');

/** Seals the codes of a batch until they are downloaded, bound to the batch's id. */
export const batchSealer = createSealer('croupier/cashier/code-batch/1');

/** A random code in groups of four, as it is printed. */
export function newCode(): string {
  const text = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return text.match(/.{4}/g)!.join('-');
}

/** A typed code as it is hashed: capitals, without spaces and dashes; undefined if it cannot be a code. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character))
    ? code
    : undefined;
}
