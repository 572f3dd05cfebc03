import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type Db } from '../../lib/db/client';
import { sendDueMessages } from '../../lib/inbox/messages/jobs';

// Run and killed by messages.test.ts. Sends what is due in small batches; prints a line when it begins.
const [url] = process.argv.slice(2);
const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(url!, 2) }) });
process.stdout.write('begins\n');
await sendDueMessages(db, 1);
process.stdout.write('done\n');
