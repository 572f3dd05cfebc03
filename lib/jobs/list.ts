import type { TaskList } from 'graphile-worker';
import { confirmByTime, sweepCashier } from '@/lib/cashier/jobs';
import { database } from '@/lib/db/client';
import { sweepIdentity } from '@/lib/identity/jobs';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { verifyAndRecord } from '@/lib/ledger/verify/verify';
import { completeStranded } from '@/lib/studio/play/jobs';
import { studioHost } from './studio';

/** Everything that runs on a schedule or on demand, by its name in the queue. */
export const tasks: TaskList = {
  'cashier-confirm': () => confirmByTime(database()),
  'cashier-sweep': () => sweepCashier(database()),
  'identity-sweep': () => sweepIdentity(database()),
  'ledger-checkpoint': async () => void (await takeCheckpoint(database())),
  'ledger-verify': async () => void (await verifyAndRecord(database())),
  'studio-stranded': async () => void (await completeStranded(studioHost())),
};

/** When, in UTC. */
export const crontab = `
* * * * * cashier-confirm
* * * * * studio-stranded
*/5 * * * * ledger-checkpoint
17 * * * * identity-sweep
37 * * * * cashier-sweep
27 3 * * * ledger-verify
`;
