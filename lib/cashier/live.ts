import type { Db } from '@/lib/db/client';
import type { SiteSession } from '@/lib/identity/types';
import { getBalance } from '@/lib/ledger/queries';
import { onBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { logger } from '@/lib/platform/logger';
import { countUnreadNotices } from '@/lib/notices/queries';

/** Sends an event to a member's open pages: `balance` {available, held, bonus, currency}, `notices` {unread} or `counts`. */
export type SendEvent = (event: string, data: unknown) => void;

/** Counts what waits for a member, by the name of its badge. Rooms above this one have them. */
export type Counters = Readonly<Record<string, (db: Db, memberId: bigint) => Promise<number>>>;

/**
 * Sends a member's balance, number of unread notices and counts, at once and whenever one of them changes. Counts that are all 0 from the
 * beginning are not sent. Trial players have neither notices nor counts. Changes during a read lead to one more read after it. Returns a
 * function that stops it.
 */
export function followMember(
  db: Db,
  { memberId, kind }: Pick<SiteSession, 'memberId' | 'kind'>,
  send: SendEvent,
  counters: Counters = {},
): () => void {
  let stopped = false;
  let reading = false;
  let pending = false;
  const names = Object.keys(counters);
  const lastSent = new Map([['counts', JSON.stringify(Object.fromEntries(names.map((name) => [name, 0])))]]);

  const sendIfChanged = (event: string, data: unknown) => {
    const text = JSON.stringify(data);
    if (stopped || lastSent.get(event) === text) return;
    lastSent.set(event, text);
    send(event, data);
  };

  const sendChanges = async () => {
    pending = true;
    if (reading) return;
    reading = true;
    try {
      while (pending && !stopped) {
        pending = false;
        const [balance, unread, counts] = await Promise.all([
          getBalance(db, memberId),
          kind === 'trial' ? undefined : countUnreadNotices(db, memberId),
          Promise.all(kind === 'trial' ? [] : names.map((name) => counters[name]!(db, memberId))),
        ]);
        sendIfChanged('balance', {
          available: formatDecimal(balance.available),
          held: formatDecimal(balance.held),
          bonus: formatDecimal(balance.bonus),
          currency: balance.currency,
        });
        if (unread !== undefined) {
          sendIfChanged('notices', { unread });
          sendIfChanged('counts', Object.fromEntries(names.map((name, place) => [name, counts[place]])));
        }
      }
    } catch (err) {
      logger.warn({ err }, 'a balance could not be sent to an open page');
    } finally {
      reading = false;
    }
  };

  const unsubscribe = onBalanceChange(memberId, () => void sendChanges());
  void sendChanges();
  return () => {
    stopped = true;
    unsubscribe();
  };
}
