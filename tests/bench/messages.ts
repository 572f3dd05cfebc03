import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { closeDatabase, database } from '@/lib/db/client';
import { closeNotifications } from '@/lib/db/notifications';
import { removeCluster, startCluster } from '@/lib/db/embedded/cluster';
import { ensureAppLogin, ensureDatabase } from '@/lib/db/embedded/database';
import { migrate } from '@/lib/db/migrate';
import { SEND_BATCH } from '@/lib/inbox/messages/constants';
import { sendDueMessages } from '@/lib/inbox/messages/jobs';
import { listInbox } from '@/lib/inbox/messages/queries';
import { closeBalanceEvents } from '@/lib/ledger/live';
import { countUnreadNotices } from '@/lib/notices/queries';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 200_000);
const RULE = {
  kind: 'segment',
  id: '1',
  name: 'bench',
  rule: {
    match: 'all',
    conditions: [
      { field: 'depositSum', period: { days: 3_000 }, atLeast: '1', not: false },
      { field: 'withdrawalCount', period: null, atMost: 0 },
      { field: 'validBets', period: { days: 3_000 }, atMost: '1000' },
      { field: 'balance', atMost: '100' },
    ],
  },
};

/** Messages to 200,000 members: the job against one INSERT of the same rows, and reading afterwards. */
export async function benchMessages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-messages-'));
  const cluster = await startCluster(folder);
  const owner = new pg.Client({ connectionString: cluster.ownerUrl });
  try {
    await ensureDatabase(cluster);
    await migrate(cluster.ownerUrl);
    await ensureAppLogin(cluster);
    process.env.DATABASE_URL = cluster.appUrl;
    process.env.SESSION_SECRET ??= 'only-for-this-benchmark-0123456789abcdef';
    await owner.connect();
    await fill(owner);
    console.log(`\nMessages to ${MEMBERS} members, in batches of ${SEND_BATCH}`);
    const all = await timed(() => send(owner, { kind: 'all' }));
    const reference = await timed(() => insertAtOnce(owner));
    console.log(
      `to all: ${all.toFixed(1)} s, ${Math.round(MEMBERS / all)} a second; one INSERT: ${reference.toFixed(1)} s; ratio ${(reference / all).toFixed(2)}`,
    );
    const recalled = await timed(() => recall(owner));
    console.log(`recall of that message: ${recalled.toFixed(1)} s`);
    const segment = await timed(() => send(owner, RULE));
    const { rows } = await owner.query<{ sent: number }>(
      `SELECT sent_count AS sent FROM inbox.message ORDER BY id DESC LIMIT 1`,
    );
    console.log(`to a segment by four figures (${rows[0]!.sent} of them): ${segment.toFixed(1)} s`);
    const member = await owner.query<{ id: string }>(
      `SELECT id FROM identity.member ORDER BY id OFFSET 777 LIMIT 1`,
    );
    const id = BigInt(member.rows[0]!.id);
    const times: number[] = [];
    for (let read = 0; read < 300; read++)
      times.push(
        await timed(async () => {
          await listInbox(database(), id, 'en', { view: 'all', size: 20 });
          await countUnreadNotices(database(), id);
        }),
      );
    times.sort((one, other) => one - other);
    console.log(`a page of an inbox afterwards, p99: ${(times[296]! * 1000).toFixed(1)} ms`);
  } finally {
    await owner.end();
    await closeBalanceEvents();
    await closeNotifications();
    await closeDatabase();
    cluster.stop();
    removeCluster(folder);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function fill(owner: pg.Client): Promise<void> {
  await owner.query(
    `INSERT INTO identity.member (account, nickname, type, currency, referral_code)
     SELECT 'bench' || n, 'x', 0, 'THB', 'B' || n FROM generate_series(1, $1::int) n`,
    [MEMBERS],
  );
  await owner.query(
    `INSERT INTO cashier.channel (kind, code, adapter, names) VALUES ('deposit', 'sandbox', 'sandbox', '{"en": "x"}')`,
  );
  await owner.query(
    `INSERT INTO cashier.deposit (member_id, channel, currency, amount, asked_amount, status, reference, request_id, request_digest, created_at,
                                  decided_at, ledger_id)
     SELECT m.id, 'sandbox', 'THB', 20000, 20000, 'approved', m.id || '-' || n, 'request-' || n, '', now(), now(), 1
       FROM identity.member m, generate_series(1, 2) n WHERE m.id % 2 = 0`,
  );
  await owner.query(
    `INSERT INTO reporting.member_day (currency, day, member_id, rounds, stake, payout, valid_bet, real_bet, top_win)
     SELECT 'THB', current_date - n, m.id, 1, 1, 1, 1, 1, 0 FROM identity.member m, generate_series(1, 5) n`,
  );
  await owner.query(
    `INSERT INTO backoffice.operator (account, name, password_hash) VALUES ('bench', 'bench', 'none')`,
  );
  await owner.query('ANALYZE');
}

async function send(owner: pg.Client, audience: object): Promise<void> {
  await owner.query(
    `INSERT INTO inbox.message (title, body, audience, starts_at, request_id, created_by, created_at)
     SELECT '{"en": "News"}', '{"en": "<p>News</p>"}', $1, now() - interval '1 second', gen_random_uuid()::text, o.id, now()
       FROM backoffice.operator o LIMIT 1`,
    [JSON.stringify(audience)],
  );
  await sendDueMessages(database());
}

/** Recalls the last message; nobody has read it. */
async function recall(owner: pg.Client): Promise<void> {
  await owner.query(
    `UPDATE inbox.message SET status = 'recalled', recalled_at = now(), recalled_by = created_by
      WHERE id = (SELECT max(id) FROM inbox.message)`,
  );
  await sendDueMessages(database());
}

/** The same rows in one statement, which is rolled back. */
async function insertAtOnce(owner: pg.Client): Promise<void> {
  await owner.query('BEGIN');
  await owner.query(
    `INSERT INTO notices.notice (member_id, kind, detail, created_at) SELECT m.id, 'welcome', '{}', now() FROM identity.member m`,
  );
  await owner.query('ROLLBACK');
}
