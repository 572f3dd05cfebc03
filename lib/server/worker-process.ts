import { closeDatabase } from '@/lib/db/client';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { runWorker } from './worker';

/** The worker that `npm start` starts beside plain Next.js (lib/cli/processes.ts). */
await runWorker();
await closeBalanceEvents();
await closeDatabase();
process.exit(0);
