import type { Shape } from '../shape';

/** What only an adjustment has: why, or the valid bet that the public form of the dialect sends. */
const CORRECTION = ['reason', 'validBetAmount'] as const;

const READ: Shape = { requires: ['token'], refuses: ['reference', 'roundId'], readsOnly: true };

/** What tells the operations apart. Only calls before the outcome of a bet have the token. */
export const formShapes: Readonly<Record<string, Shape>> = {
  authenticate: READ,
  balance: READ,
  bet: { requires: ['token', 'roundId', 'reference', 'amount'], refuses: [] },
  result: {
    requires: ['roundId', 'reference', 'amount'],
    refuses: ['token', 'jackpotId', 'campaignId', ...CORRECTION],
  },
  endRound: { requires: ['roundId'], refuses: ['token', 'reference', 'amount'] },
  refund: { requires: ['reference'], refuses: ['token', 'amount'] },
  bonusWin: {
    requires: ['reference', 'amount', 'bonusCode'],
    refuses: ['token', 'roundId', 'jackpotId', 'campaignId', ...CORRECTION],
  },
  jackpotWin: {
    requires: ['reference', 'amount', 'jackpotId'],
    refuses: ['token', 'campaignId', ...CORRECTION],
  },
  promoWin: {
    requires: ['reference', 'amount', 'campaignId'],
    refuses: ['token', 'jackpotId', ...CORRECTION],
  },
  adjustment: {
    requires: ['reference', 'amount', CORRECTION],
    refuses: ['token', 'jackpotId', 'campaignId'],
  },
};
