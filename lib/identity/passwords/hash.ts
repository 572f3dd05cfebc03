import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { TooBusy, Turns } from '@/lib/platform/turns';

// OWASP's least for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes a core for some thirty milliseconds, and one of the four threads that files and names are read on too: two at a
 * time. The last in a line of 150 waits for some two seconds; whoever finds a longer one is asked to come again.
 */
const turns = new Turns(2, 150);

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await turns.take(work);
  } catch (error) {
    throw error instanceof TooBusy ? tooManyRequests(10) : error;
  }
}

/** Hashes a password; the result carries its own salt and cost. Throws TOO_MANY_REQUESTS 429 while too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), COST));
}

let dummy: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `stored`. Without a stored hash it does the same work against a
 * throw-away one and says no, so that time does not tell whether an account exists (trust.md X6). While too many others
 * wait it runs `notJudged`, with which whoever has counted the try takes it back, and throws TOO_MANY_REQUESTS 429.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  notJudged?: () => Promise<unknown>,
): Promise<boolean> {
  dummy ??= hash(randomToken(), COST);
  const against = stored ?? (await dummy);
  try {
    const matches = await inTurn(() => verify(against, normalise(password)));
    return matches && Boolean(stored);
  } catch (error) {
    await notJudged?.();
    throw error;
  }
}

// NIST SP 800-63B-4: one spelling of a character, whichever keyboard typed it.
const normalise = (password: string) => password.normalize('NFKC');
