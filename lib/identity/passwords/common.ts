import { dictionary } from '@zxcvbn-ts/language-common';

/** The shortest password any site of ours may allow (design.md §9): shorter entries need no place in memory. */
const SHORTEST = 8;

// Words that people pick here and that no public list has.
const OF_THIS_SITE = ['lanternhouse', 'lantern123', 'croupier', 'croupier1', 'croupier123', 'nightmarket'];

let common: Set<string> | undefined;

function commonPasswords(): Set<string> {
  common ??= new Set([
    ...dictionary['passwords-common']
      .map((entry) => String(entry).toLowerCase())
      .filter((entry) => entry.length >= SHORTEST),
    ...OF_THIS_SITE,
  ]);
  return common;
}

/** How many passwords the blocklist refuses: trust.md X1 asks for 3,000 or more. */
export function commonPasswordCount(): number {
  return commonPasswords().size;
}

/**
 * Whether a password is one of those that attackers try first: on the list as it is, on the list once its case
 * and trailing digits or marks are taken off (Password2026!), or one character or a short run repeated.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = lower.replace(/[0-9!@#$%^&*.?_-]{1,5}$/, '');
  const list = commonPasswords();
  return list.has(lower) || (bare.length >= SHORTEST && list.has(bare)) || /^(.{1,3})\1+.?$/u.test(lower);
}
