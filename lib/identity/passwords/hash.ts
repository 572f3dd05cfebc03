import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '@/lib/platform/ids';

// OWASP's least for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password; the result carries its own salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

let dummy: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `stored`. Without a stored hash it does the same work against a
 * throw-away one and says no, so that time does not tell whether an account exists (trust.md X6).
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword(randomToken());
  const matches = await verify(stored ?? (await dummy), normalise(password));
  return matches && Boolean(stored);
}

// NIST SP 800-63B-4: one spelling of a character, whichever keyboard typed it.
const normalise = (password: string) => password.normalize('NFKC');
