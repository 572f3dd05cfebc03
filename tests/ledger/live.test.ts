import pg from 'pg';
import { closeDatabase } from '@/lib/db/client';
import { announceBalance, closeLive } from '@/lib/ledger/live';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();

it('sends what waits before the database is closed, and nothing after', async () => {
  const other = new pg.Client({ connectionString: held.ownerUrl });
  await other.connect();
  await other.query('LISTEN croupier_balance');
  const heard: string[] = [];
  other.on('notification', (notice) => heard.push(notice.payload?.split(' ')[1] ?? ''));
  announceBalance([7n, 9n]);
  await closeLive();
  await closeDatabase();
  // Whatever was sent is delivered with the answer to our next question.
  await other.query('SELECT 1');
  await other.end();
  expect(heard).toEqual(['7,9']);
  expect(globalThis).not.toHaveProperty('croupierConnections');
});
