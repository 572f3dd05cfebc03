import pg from 'pg';
import { closeDatabase } from '@/lib/db/client';
import { notifyBalanceChange, closeBalanceEvents } from '@/lib/ledger/live';
import { useTestDatabase } from '../support/database';

const database = useTestDatabase();

it('sends pending notifications before the database is closed, and none afterwards', async () => {
  const other = new pg.Client({ connectionString: database.ownerUrl });
  await other.connect();
  await other.query('LISTEN croupier_balance');
  const received: string[] = [];
  other.on('notification', ({ payload }) => received.push(payload?.split(' ')[1] ?? ''));
  notifyBalanceChange([7n, 9n]);
  await closeBalanceEvents();
  await closeDatabase();
  // Notifications that were sent are delivered with the result of the next query.
  await other.query('SELECT 1');
  await other.end();
  expect(received).toEqual(['7,9']);
  expect(globalThis).not.toHaveProperty('croupierConnections');
});
