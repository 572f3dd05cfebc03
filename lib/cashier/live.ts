import type { Db } from '@/lib/db/client';
import type { SiteSession } from '@/lib/identity/types';
import { getBalance } from '@/lib/ledger/queries';
import { onBalanceChange } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { logger } from '@/lib/platform/logger';
import { countUnreadNotices } from '@/lib/notices/queries';

/** Sends an event to a member's open pages: `balance` {available, held, currency} or `notices` {unread}. */
export type SendEvent = (event: string, data: unknown) => void;

/**
 * Sends a member's balance and number of unread notices, at once and whenever one of them changes. Trial players have no
 * notices, and none are counted. Changes during a read lead to one more read after it. Returns a function that stops it.
 */
export function followMember(
  db: Db,
  { memberId, kind }: Pick<SiteSession, 'memberId' | 'kind'>,
  send: SendEvent,
): () => void {
  let stopped = false;
  let reading = false;
  let pending = false;
  const lastSent = new Map<string, string>();

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
        const [balance, unread] = await Promise.all([
          getBalance(db, memberId),
          kind === 'trial' ? undefined : countUnreadNotices(db, memberId),
        ]);
        sendIfChanged('balance', {
          available: formatDecimal(balance.available),
          held: formatDecimal(balance.held),
          currency: balance.currency,
        });
        if (unread !== undefined) sendIfChanged('notices', { unread });
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
