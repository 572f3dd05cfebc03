import type { Db } from '@/lib/db/client';
import { balanceOf } from '@/lib/ledger/queries';
import { onBalance } from '@/lib/ledger/live';
import { formatDecimal } from '@/lib/money/amount';
import { logger } from '@/lib/platform/logger';
import { unreadNotices } from './notices/queries';

/** What a member's open pages are told: events `balance` {available, held, currency} and `notices` {unread}. */
export type Send = (event: string, data: unknown) => void;

/**
 * Sends a member's balance and count of unread notices, at once and whenever they change; what has not changed is not
 * said again. Changes that come while it looks are looked at together afterwards. Returns how to stop.
 */
export function follow(db: Db, memberId: bigint, send: Send): () => void {
  let stopped = false;
  let looking = false;
  let again = false;
  const said = new Map<string, string>();

  const say = (event: string, data: unknown) => {
    const text = JSON.stringify(data);
    if (stopped || said.get(event) === text) return;
    said.set(event, text);
    send(event, data);
  };

  const look = async () => {
    again = true;
    if (looking) return;
    looking = true;
    try {
      while (again && !stopped) {
        again = false;
        const [balance, unread] = await Promise.all([balanceOf(db, memberId), unreadNotices(db, memberId)]);
        say('balance', {
          available: formatDecimal(balance.available),
          held: formatDecimal(balance.held),
          currency: balance.currency,
        });
        say('notices', { unread });
      }
    } catch (err) {
      logger.warn({ err }, 'a balance could not be sent to an open page');
    } finally {
      looking = false;
    }
  };

  const off = onBalance(memberId, () => void look());
  void look();
  return () => {
    stopped = true;
    off();
  };
}
