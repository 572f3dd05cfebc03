import { randomInt } from 'node:crypto';
import { inTransaction, type Db } from '@/lib/db/client';
import { MAIN, PLAY_MONEY_ACCOUNT } from '@/lib/ledger/constants';
import { post } from '@/lib/ledger/commands';
import { units } from '@/lib/money/amount';
import { randomToken } from '@/lib/platform/ids';
import { createMember, type CreatedMember } from '../commands';
import { TRIAL_STAKE, TRIAL_TYPE } from '../constants';
import { openFor, type LoggedIn } from '../login/commands';
import { memberById } from '../queries';
import { createLimit } from '../throttle/limit';
import type { Origin, SiteSession } from '../types';

// A trial account is a row and a posting for nothing: enough for the curious, too few to fill a disk with.
const perAddress = createLimit('trial-ip', 20, 3_600);

/**
 * Makes a trial account with TRIAL_STAKE of play money, which is a currency of its own and never meets another
 * (design.md §4). With an `account` it can be logged in to (the demo's), without it lives as long as its session.
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
      lines: [
        { account: { house: PLAY_MONEY_ACCOUNT }, amount: -units(TRIAL_STAKE) },
        { account: { memberId: trial.id, kind: MAIN }, amount: units(TRIAL_STAKE) },
      ],
    });
    return trial;
  });
}

/** Free play: a fresh trial account, logged in. Throws TOO_MANY_REQUESTS 429 after 20 an hour from one address. */
export async function startTrial(db: Db, origin: Origin, before: SiteSession | undefined): Promise<LoggedIn> {
  await perAddress.take(origin.ip);
  const trial = await createTrial(db);
  const member = await memberById(db, trial.id);
  return openFor(db, member!, origin, { remember: false, before });
}
