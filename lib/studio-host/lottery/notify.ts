import { database } from '@/lib/db/client';
import { formatDecimal } from '@/lib/money/amount';
import { PLAY_CURRENCY } from '@/lib/money/currency';
import { createEventNotices, type EventNotice } from '@/lib/notices/commands';
import type { LotteryNotice } from '@/lib/studio/lottery/host';

function toNotice(notice: LotteryNotice): EventNotice {
  const { playerId, game, period, drawId, currency, kind } = notice;
  const common = { lottery: game, period, currency };
  const to = (
    kindOfNotice: EventNotice['kind'],
    event: string,
    detail: Record<string, string | number>,
  ): EventNotice => ({
    memberId: playerId,
    kind: kindOfNotice,
    eventKey: `lottery:${event}`,
    detail: { ...common, ...detail },
  });
  switch (kind) {
    case 'won':
      return to('lotteryWon', `won:${drawId}`, { amount: formatDecimal(notice.payout), bets: notice.bets });
    case 'corrected': {
      const { difference, version } = notice;
      const amount = formatDecimal(difference < 0n ? -difference : difference);
      return to(difference < 0n ? 'lotteryLost' : 'lotteryGained', `corrected:${drawId}:${version}`, {
        amount,
      });
    }
    case 'voided':
      return to('lotteryVoided', `voided:${drawId}`, {
        refund: formatDecimal(notice.refund),
        bets: notice.bets,
      });
    case 'chaseEnded':
      return to(
        notice.cause === 'won' ? 'lotteryChaseWon' : 'lotteryChaseCancelled',
        `chase:${notice.slipId}`,
        { refund: formatDecimal(notice.refund) },
      );
  }
}

/** Tells members what the lottery has brought them, each event once. Trial players are told nothing: they see their bets. */
export const notifyMembers = (notices: readonly LotteryNotice[]): Promise<void> =>
  createEventNotices(
    database(),
    notices
      .filter(
        (notice) =>
          notice.currency !== PLAY_CURRENCY && !(notice.kind === 'corrected' && notice.difference === 0n),
      )
      .map(toNotice),
  );
