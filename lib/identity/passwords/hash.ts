import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { TooBusy, Semaphore } from '@/lib/platform/semaphore';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash takes a core for about 30 ms and one of the four libuv threads, which file and DNS reads need too, so two run
 * at a time. The last of 150 that wait takes about two seconds; further ones are refused.
 */
const semaphore = new Semaphore(2, 150);

async function runLimited<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await semaphore.run(work);
  } catch (error) {
    throw error instanceof TooBusy ? tooManyRequests(10) : error;
  }
}

/** Hashes a password; the result contains salt and cost. Throws TOO_MANY_REQUESTS 429 if too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return runLimited(() => hash(normalise(password), COST));
}

let dummy: Promise<string> | undefined;

/**
 * Whether `password` matches the hash `stored`. Without a stored hash it does the same work with a dummy and returns
 * false, so that the time does not reveal whether an account exists (X6). If too many others wait, it calls `onBusy`, in
 * which the caller uncounts the try, and throws TOO_MANY_REQUESTS 429.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  onBusy?: () => Promise<unknown>,
): Promise<boolean> {
  dummy ??= hash(randomToken(), COST);
  const against = stored ?? (await dummy);
  try {
    const matches = await runLimited(() => verify(against, normalise(password)));
    return matches && Boolean(stored);
  } catch (error) {
    await onBusy?.();
    throw error;
  }
}

// NIST SP 800-63B-4: the same Unicode form for every keyboard.
const normalise = (password: string) => password.normalize('NFKC');
