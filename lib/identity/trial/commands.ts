import { randomInt } from 'node:crypto';
import { inTransaction, type Db } from '@/lib/db/client';
import { MAIN, PLAY_MONEY_ACCOUNT } from '@/lib/ledger/constants';
import { post } from '@/lib/ledger/commands';
import { units } from '@/lib/money/amount';
import { randomToken } from '@/lib/platform/ids';
import { createMember, type CreatedMember } from '../commands';
import { TRIAL_TYPE } from '../account-types';
import { TRIAL_BALANCE } from '../constants';
import { createLoginSession, type LoggedIn } from '../login/commands';
import { memberById } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';

// A trial account costs rows. The limit is enough for a household and too low to fill a disk.
const perAddress = createLimit('trial-ip', 20, 3_600);

/**
 * Creates a trial account with TRIAL_BALANCE of play money, a separate currency (MONEY-4). With an `account` name it can be
 * logged in to, as in the demo; without one it lasts as long as its session.
 */
export async function createTrial(
  db: Db,
  given: { account?: string; password?: string } = {},
): Promise<CreatedMember> {
  const account = given.account ?? `trial.${randomToken(9)}`;
  const nickname = `Guest ${randomInt(1000, 10_000)}`;
  return inTransaction(db, async (tx) => {
    const trial = await createMember(tx, { account, nickname, type: TRIAL_TYPE, password: given.password });
    await post(tx, {
      key: `trial:${trial.id}`,
      kind: 'trial.stake',
      currency: trial.currency,
      entries: [
        { account: { house: PLAY_MONEY_ACCOUNT }, amount: -units(TRIAL_BALANCE) },
        { account: { memberId: trial.id, kind: MAIN }, amount: units(TRIAL_BALANCE) },
      ],
    });
    return trial;
  });
}

/** Starts free play: creates a trial account and logs it in. Throws TOO_MANY_REQUESTS 429 after 20 an hour from one address. */
export async function startTrial(
  db: Db,
  origin: Origin,
  previousSession: SiteSession | undefined,
): Promise<LoggedIn> {
  await perAddress.take(origin.ip);
  const trial = await createTrial(db);
  const member = await memberById(db, trial.id);
  return createLoginSession(db, member!, origin, { remember: false, previousSession });
}
