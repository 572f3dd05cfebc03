import type { TaskList } from 'graphile-worker';
import { confirmByTime, sweepCashier } from '@/lib/cashier/jobs';
import { database } from '@/lib/db/client';
import { sweepProofs } from '@/lib/identity/extra/jobs';
import { tellOfGuessing } from '@/lib/identity/guessing/jobs';
import { sweepLaunches } from '@/lib/gateway/jobs';
import { sweepIdentity } from '@/lib/identity/jobs';
import { tendPayloadKeys } from '@/lib/identity/payload/jobs';
import { sendResetLink, sweepResetLinks } from '@/lib/identity/recovery/jobs';
import { deliver, sweepInbox } from '@/lib/inbox/jobs';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { verifyAndRecord } from '@/lib/ledger/verify/verify';
import { env } from '@/lib/platform/env';
import { countDays } from '@/lib/reporting/days/commands';
import { countReturns } from '@/lib/reporting/returns/commands';
import { completeStranded } from '@/lib/studio/play/jobs';
import { publishedFigures, studioHost } from './studio';

/** Everything that runs on a schedule or on demand, by its name in the queue. */
export const tasks: TaskList = {
  'cashier-confirm': () => confirmByTime(database()),
  'cashier-sweep': () => sweepCashier(database()),
  'identity-guessing': (payload) => tellOfGuessing(database(), payload),
  'identity-payload-keys': () => tendPayloadKeys(database()),
  'identity-proofs-sweep': () => sweepProofs(database()),
  'gateway-sweep': async () => void (await sweepLaunches(database())),
  'identity-reset-link': (payload) => sendResetLink(database(), payload),
  'identity-reset-sweep': () => sweepResetLinks(database()),
  'identity-sweep': () => sweepIdentity(database()),
  'inbox-sweep': () => sweepInbox(database()),
  'ledger-checkpoint': async () => void (await takeCheckpoint(database())),
  'ledger-verify': async () => void (await verifyAndRecord(database())),
  'outgoing-deliver': (payload, helpers) => deliver(database(), payload, helpers.job),
  'reporting-days': async () => void (await countDays(database(), env().SETTLEMENT_ZONE)),
  'reporting-returns': async () => void (await countReturns(database(), publishedFigures())),
  'studio-stranded': async () => void (await completeStranded(studioHost())),
};

/** When, in UTC. What runs every few minutes is tried once: the next run is its second try. */
export const crontab = `
* * * * * cashier-confirm ?max=1
* * * * * studio-stranded ?max=1
*/5 * * * * ledger-checkpoint ?max=1
*/5 * * * * reporting-days ?max=1
*/5 * * * * reporting-returns ?max=1
7 * * * * identity-payload-keys
12 * * * * identity-proofs-sweep
15 * * * * identity-reset-sweep
17 * * * * identity-sweep
27 * * * * gateway-sweep
37 * * * * cashier-sweep
47 * * * * inbox-sweep
27 3 * * * ledger-verify
`;
