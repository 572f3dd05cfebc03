import { dictionary } from '@zxcvbn-ts/language-common';
import { brandName } from '@/lib/platform/site-config';

/** The shortest password that a site can allow (PASS-2). Shorter entries of the list are not loaded. */
const MIN_LENGTH = 8;

// Likely passwords that no public list has.
const SITE_WORDS = ['croupier', 'croupier1', 'croupier123'];

/** Likely passwords on a site of this brand: its name, and the name's first word with the digits that people add. */
function brandPasswords(): string[] {
  const words = brandName()
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [words.join(''), ...['', '1', '123'].map((digits) => `${words[0]}${digits}`)];
}

let common: Set<string> | undefined;

function commonPasswords(): Set<string> {
  common ??= new Set([
    ...dictionary['passwords-common']
      .map((entry) => String(entry).toLowerCase())
      .filter((entry) => entry.length >= MIN_LENGTH),
    ...SITE_WORDS,
  ]);
  return common;
}

/** Returns the number of passwords on the blocklist; at least 3,000 are needed (X1). */
export function commonPasswordCount(): number {
  return commonPasswords().size;
}

/**
 * Whether a password is one that attackers try first: it is on the list or made of the brand's name, or is after lower-casing and without trailing
 * digits and marks (Password2026!), or repeats one to three characters.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = lower.replace(/[0-9!@#$%^&*.?_-]{1,5}$/, '');
  const list = commonPasswords();
  const brand = brandPasswords();
  const isKnown = (text: string) => list.has(text) || brand.includes(text);
  return isKnown(lower) || (bare.length >= MIN_LENGTH && isKnown(bare)) || /^(.{1,3})\1+.?$/u.test(lower);
}
