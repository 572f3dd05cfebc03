import type { TaskList } from 'graphile-worker';
import { database } from '@/lib/db/client';
import { sweepIdentity } from '@/lib/identity/jobs';
import { takeCheckpoint } from '@/lib/ledger/jobs';
import { completeStranded } from '@/lib/studio/play/jobs';
import { studioHost } from './studio';

/** Everything that runs on a schedule or on demand, by its name in the queue. */
export const tasks: TaskList = {
  'identity-sweep': () => sweepIdentity(database()),
  'ledger-checkpoint': async () => void (await takeCheckpoint(database())),
  'studio-stranded': async () => void (await completeStranded(studioHost())),
};

/** When, in UTC. */
export const crontab = `
* * * * * studio-stranded
*/5 * * * * ledger-checkpoint
17 * * * * identity-sweep
`;
