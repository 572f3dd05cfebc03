import { sql, type Db } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { translator } from '@/lib/i18n/translator';
import { now } from '@/lib/platform/clock';
import { callOutside, OutgoingFailure } from '@/lib/platform/http/outgoing';
import { logger } from '@/lib/platform/logger';
import { Semaphore } from '@/lib/platform/semaphore';
import { listInbox } from '../messages/queries';
import { toWireEntry } from '../messages/wire';
import {
  AT_ONCE,
  DEVICE_MS,
  FIRST_RETRY_S,
  MAX_AT_ONCE,
  MAX_FAILURES,
  NEWS_MS,
  REMEMBERED,
  RUN_MS,
  TIMEOUT_MS,
  TTL_S,
} from './constants';
import { encryptPush, isCurvePoint } from './encryption';
import { authorization, siteKey, type SiteKey } from './keys';

interface Taken {
  id: bigint;
  memberId: bigint;
  endpoint: string;
  publicKey: Buffer;
  auth: Buffer;
  locale: LocaleCode;
  createdAt: Date;
  sent: bigint[];
  failures: number;
}

/** Parts of the titles and texts that a notification shows. A push service takes 4 KB. */
const MAX_TITLE = 120;
const MAX_TEXT = 400;

/** What a run has done and is doing. */
interface Run {
  done: bigint[];
  /** Members whose device is being sent to, or has failed in this run. */
  held: Set<bigint>;
  taking: Semaphore;
  until: number;
}

/**
 * Sends the members' new unread notices to their devices, in the language in which each was added; to several members at once, and to one
 * device of a member at a time. A device whose service says that it is gone (404, 410) is deleted, one that fails is tried again later, and
 * then the member's other devices wait for the next run: a member whose services do not answer holds nobody else back. Devices of ended
 * sessions and of blocked members are deleted. Several processes may call it at the same time. Returns the number of notifications.
 */
export async function pushNews(db: Db): Promise<number> {
  await sql`
    DELETE FROM inbox.push_subscription p USING identity.session s, identity.member m
     WHERE s.id = p.session_id AND m.id = p.member_id AND (s.revoked_at IS NOT NULL OR m.status <> 'active')`.execute(
    db,
  );
  const run: Run = {
    done: [],
    held: new Set(),
    taking: new Semaphore(1, AT_ONCE),
    until: performance.now() + RUN_MS,
  };
  const counts = await Promise.all(Array.from({ length: AT_ONCE }, () => pushInTurn(db, run)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Sends to one device after another until none is left or the time of the run is over. */
async function pushInTurn(db: Db, run: Run): Promise<number> {
  let sent = 0;
  while (performance.now() < run.until) {
    // One take at a time, so that two never take devices of the same member.
    const device = await run.taking.run(() => take(db, run));
    if (!device) break;
    const outcome = await pushTo(db, await siteKey(db), device);
    sent += outcome.sent;
    if (!outcome.hasFailed) run.held.delete(device.memberId);
  }
  return sent;
}

async function take(db: Db, run: Run): Promise<Taken | undefined> {
  const device = await takeDue(db, run);
  if (device) {
    run.done.push(device.id);
    run.held.add(device.memberId);
  }
  return device;
}

/**
 * A device with news since it was added, within the same millisecond too; those that have not failed lately come first. Its next attempt is set before this one begins: if the process dies, it
 * is tried again then.
 */
async function takeDue(db: Db, { done, held }: Run): Promise<Taken | undefined> {
  const at = now();
  const { rows } = await sql<Taken>`
    UPDATE inbox.push_subscription p SET next_at = ${at}::timestamptz + make_interval(secs => ${FIRST_RETRY_S})
     WHERE p.id = (
       SELECT d.id FROM inbox.push_subscription d
        WHERE d.next_at <= ${at} AND d.id <> ALL (${[...done]}::bigint[]) AND d.member_id <> ALL (${[...held]}::bigint[])
          AND EXISTS (SELECT FROM notices.notice n
                       WHERE n.member_id = d.member_id AND n.removed_at IS NULL AND n.read_at IS NULL
                         AND n.created_at >= greatest(d.created_at, ${new Date(at.getTime() - NEWS_MS)}) AND n.id <> ALL (d.sent_notices))
        ORDER BY d.failures, d.next_at, d.id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING p.id, p.member_id AS "memberId", p.endpoint, p.public_key AS "publicKey", p.auth, p.locale, p.created_at AS "createdAt",
              p.sent_notices AS sent, p.failures`.execute(db);
  return rows[0];
}

/** Sends a device its news, oldest first, until one fails or the device's time is over; the rest comes with the next run. */
async function pushTo(db: Db, key: SiteKey, device: Taken): Promise<{ sent: number; hasFailed: boolean }> {
  const until = performance.now() + DEVICE_MS;
  const since = Math.max(device.createdAt.getTime(), now().getTime() - NEWS_MS);
  const { list } = await listInbox(db, device.memberId, device.locale, { view: 'unread', size: MAX_AT_ONCE });
  const news = list.filter(({ id, createdAt }) => createdAt.getTime() >= since && !device.sent.includes(id));
  const translate = translator(device.locale, 'cashier');
  const sent: bigint[] = [];
  for (const notice of news.toReversed()) {
    if (performance.now() > until) break;
    const { title, text } = toWireEntry(notice, device.locale, translate);
    const message = JSON.stringify({
      title: title.slice(0, MAX_TITLE),
      body: text.slice(0, MAX_TEXT),
      tag: String(notice.id),
      path: localePath(device.locale, '/member/messages'),
    });
    const outcome = await send(key, device, Buffer.from(message));
    if (outcome === 'gone') {
      await db.deleteFrom('inbox.push_subscription').where('id', '=', device.id).execute();
      return { sent: sent.length, hasFailed: false };
    }
    if (outcome === 'failed') {
      await recordFailure(db, device, sent);
      return { sent: sent.length, hasFailed: true };
    }
    sent.push(notice.id);
  }
  await sql`
    UPDATE inbox.push_subscription SET failures = 0, next_at = ${now()}, sent_notices = ${remembered(device, sent)}::bigint[]
     WHERE id = ${device.id}`.execute(db);
  return { sent: sent.length, hasFailed: false };
}

const remembered = (device: Taken, sent: readonly bigint[]) => [...device.sent, ...sent].slice(-REMEMBERED);

async function recordFailure(db: Db, device: Taken, sent: readonly bigint[]): Promise<void> {
  const failures = device.failures + 1;
  if (failures >= MAX_FAILURES) {
    await db.deleteFrom('inbox.push_subscription').where('id', '=', device.id).execute();
    return;
  }
  const next = new Date(now().getTime() + FIRST_RETRY_S * 1_000 * 2 ** (failures - 1));
  await sql`
    UPDATE inbox.push_subscription
       SET failures = ${failures}, next_at = ${next}, sent_notices = ${remembered(device, sent)}::bigint[]
     WHERE id = ${device.id}`.execute(db);
}

/** Calls the push service. It is no address of our choice, so that it must not lead into a private network (callOutside). */
async function send(key: SiteKey, device: Taken, message: Uint8Array): Promise<'sent' | 'gone' | 'failed'> {
  const endpoint = new URL(device.endpoint);
  // No browser has such a key, and nothing can be encrypted for it.
  if (!isCurvePoint(device.publicKey)) return 'gone';
  try {
    const { status } = await callOutside(endpoint, {
      method: 'POST',
      headers: {
        ttl: String(TTL_S),
        urgency: 'normal',
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        authorization: await authorization(key, endpoint),
      },
      body: encryptPush(message, device),
      timeoutMs: TIMEOUT_MS,
      maxBytes: 4_096,
      longer: 'cut',
    });
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    logger.warn(
      { device: String(device.id), host: endpoint.host, status },
      'a push service refused a notification',
    );
    return 'failed';
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    logger.warn(
      { device: String(device.id), host: endpoint.host, code: error.code },
      'a push service did not answer',
    );
    return 'failed';
  }
}
