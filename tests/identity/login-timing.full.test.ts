/** The time of a refused login does not reveal whether the name exists (docs/trust.md X6). Measured through the route. */
import { POST as login } from '@/app/wps/session/login/route';
import { setFlag } from '@/lib/content/commands';
import { createMember } from '@/lib/identity/commands';
import { hashPassword } from '@/lib/identity/passwords/hash';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';

const guess = (browser: Browser, username: string) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password: 'not-the-right-1' });

/** Numbers from 0 to 1, the same at each run (mulberry32), so that the order of the tries is the same at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The probability that the response to a known name takes longer than that to an unknown one (Mann-Whitney). 0.5 reveals nothing. */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  let longer = 0;
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (known.length * unknown.length);
}

describe('the time of a refused login', () => {
  // 400 tries have a standard error of 0.029. If the result is out of bounds by chance, more tries are added until the standard error
  // is less than half of that. A real difference remains: a login that skips the hash has an area of 1.
  const BATCH = 400;
  const MAX_TRIES = 2_400;

  beforeAll(async () => {
    // Slider and captcha are checked before the password; this test measures what comes after them.
    await setFlag(held.db, 'sliderLogin', 'off', true);
    for (let name = 0; name < MAX_TRIES / 2; name++)
      await createMember(held.db, { account: `known${name}`, password: undefined });
    await held.db
      .updateTable('identity.member')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where('account', 'like', 'known%')
      .execute();
  }, 120_000);

  it('does not tell a known name from an unknown one', async () => {
    const random = seeded(20_261_121);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const timed = async (kind: 'known' | 'unknown', name: number) => {
      const browser = new Browser();
      const begun = performance.now();
      const response = await guess(browser, `${kind}${name}`);
      times[kind].push(performance.now() - begun);
      expect([response.status, response.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    };
    let area = 0;
    for (let name = 0; name < MAX_TRIES / 2; name++) {
      const order = random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) await timed(kind, name);
      if ((name + 1) % (BATCH / 2) > 0) continue;
      area = areaUnderCurve(times.known, times.unknown);
      if (area >= 0.45 && area <= 0.55) break;
    }
    expect(area).toBeGreaterThanOrEqual(0.45);
    expect(area).toBeLessThanOrEqual(0.55);
  }, 240_000);
});
