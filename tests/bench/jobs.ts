import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { closeDatabase, database, inTransaction } from '@/lib/db/client';
import { closeNotifications } from '@/lib/db/notifications';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { prepareJobTables } from '@/lib/db/job-tables';
import { migrate } from '@/lib/db/migrate';
import { recipientLookup, sendSms } from '@/lib/identity/outgoing/commands';
import { startJobs } from '@/lib/jobs/runner';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { endpointSecrets } from '@/lib/webhooks/secrets';
import { recordEvent } from '@/lib/webhooks/events';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 20_000);
const WEBHOOKS = 50;
/** Milliseconds until the slow endpoint answers; after ten seconds the site would not wait any more. */
const ANSWER_MS = 9_900;
/** One-time codes, and the milliseconds from one to the next. */
const CODES = 40;
const EVERY_MS = 250;

/** How long one-time codes wait while a slow endpoint has 50 deliveries and a message goes to all members. */
export async function benchJobs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-jobs-'));
  const cluster = await startCluster(folder);
  const owner = new pg.Client({ connectionString: cluster.ownerUrl });
  const slow = createServer((_, response) => void setTimeout(() => response.end('ok'), ANSWER_MS));
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    await prepareJobTables(cluster.ownerUrl);
    await ensureAppLogin(cluster);
    process.env.DATABASE_URL = cluster.appUrl;
    process.env.SESSION_SECRET ??= 'only-for-this-benchmark-0123456789abcdef';
    await owner.connect();
    await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
    await fill(owner, `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`);
    for (let event = 0; event < WEBHOOKS; event++)
      await inTransaction(database(), (tx) => recordEvent(tx, 'deposit.approved', { id: String(event) }));
    const jobs = await startJobs();
    const seconds: number[] = [];
    await Promise.all(
      Array.from({ length: CODES }, async (_, place) => {
        await pause(place * EVERY_MS);
        seconds.push(await secondsOfOneCode(owner));
      }),
    );
    seconds.sort((one, other) => one - other);
    console.log(
      `\nOne-time codes beside ${WEBHOOKS} webhooks of ${ANSWER_MS / 1000} s and a message to ${MEMBERS} members: ` +
        `median ${seconds[CODES / 2]!.toFixed(2)} s, longest ${seconds.at(-1)!.toFixed(2)} s`,
    );
    slow.closeAllConnections();
    await jobs.stop();
  } finally {
    slow.closeAllConnections();
    slow.close();
    await owner.end();
    await closeBalanceEvents();
    await closeNotifications();
    await closeDatabase();
    cluster.stop();
    removeCluster(folder);
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends a code and returns the seconds until it has left; there is no provider, so that it leaves to the outbox. */
async function secondsOfOneCode(owner: pg.Client): Promise<number> {
  const to = `+6681${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const since = performance.now();
  await inTransaction(database(), (tx) =>
    sendSms(tx, {
      to,
      locale: 'en',
      template: 'code',
      values: { code: '123456', minutes: 10 },
    }),
  );
  for (;;) {
    const { rowCount } = await owner.query(
      `SELECT FROM inbox.delivery d JOIN identity.outgoing o ON o.id = d.outgoing_id WHERE o.recipient_lookup = $1`,
      [recipientLookup('sms', to)],
    );
    if (rowCount) return (performance.now() - since) / 1000;
    await pause(20);
  }
}

async function fill(owner: pg.Client, url: string): Promise<void> {
  await owner.query(
    `INSERT INTO identity.member (account, nickname, type, currency, referral_code)
     SELECT 'bench' || n, 'x', 0, 'THB', 'B' || n FROM generate_series(1, $1::int) n`,
    [MEMBERS],
  );
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO backoffice.operator (account, name, password_hash) VALUES ('bench', 'bench', 'none') RETURNING id`,
  );
  const operator = rows[0]!.id;
  await owner.query(
    `INSERT INTO inbox.message (title, body, audience, starts_at, request_id, created_by, created_at)
     VALUES ('{"en": "News"}', '{"en": "<p>News</p>"}', '{"kind": "all"}', now() - interval '1 second', $1, $2, now())`,
    [randomUUID(), operator],
  );
  await owner.query(`SELECT graphile_worker.add_job('inbox-messages', max_attempts := 1)`);
  await addEndpoint(owner, url, '1');
  await owner.query('ANALYZE');
}

async function addEndpoint(owner: pg.Client, url: string, id: string): Promise<void> {
  const sealed = endpointSecrets.seal(Buffer.from('whsec_bench'), id);
  await owner.query(
    `INSERT INTO webhooks.endpoint (id, url, description, events, secret_sealed, secret_made_at, created_at)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, '', '{deposit.approved}', $3, now(), now())`,
    [id, url, sealed],
  );
}
