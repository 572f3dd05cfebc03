/** What an answer has taught the console: it fills the next call. */
export interface Known {
  launchToken?: string | undefined;
  playerToken?: string | undefined;
  playerId?: string | undefined;
}

/** Every operation with a call to begin from. `n` makes the ids new. */
export const TEMPLATES: Readonly<Record<string, (known: Known, n: number) => object>> = {
  launch: () => ({ player: '1', game: 'first', mode: 'real' }),
  authenticate: ({ launchToken }) => ({ launchToken }),
  balance: ({ playerToken }) => ({ playerToken }),
  bet: ({ playerToken }, n) => ({ playerToken, transactionId: `b-${n}`, roundId: `r-${n}`, amount: '10' }),
  win: ({ playerId }, n) => ({
    playerId,
    transactionId: `w-${n}`,
    roundId: `r-${n}`,
    betTransactionId: `b-${n}`,
    amount: '25.5',
  }),
  endRound: ({ playerId }, n) => ({ playerId, roundId: `r-${n}` }),
  rollback: ({ playerId }, n) => ({ playerId, transactionId: `x-${n}`, referenceTransactionId: `b-${n}` }),
  settleRound: ({ playerToken }, n) => ({
    playerToken,
    transactionId: `s-${n}`,
    roundId: `q-${n}`,
    stake: '5',
    payout: '2',
  }),
  settleBets: ({ playerId }, n) => ({
    items: [{ playerId, transactionId: `w-${n}`, roundId: `r-${n}`, amount: '3' }],
  }),
  freeRounds: ({ playerToken }) => ({ playerToken }),
  bonusWin: ({ playerId }, n) => ({
    playerId,
    transactionId: `n-${n}`,
    grantId: 'g-1',
    amount: '4',
    currency: 'XTS',
  }),
  jackpotWin: ({ playerId }, n) => ({
    playerId,
    transactionId: `j-${n}`,
    jackpotId: 'harvest',
    amount: '1000',
  }),
  promoWin: ({ playerId }, n) => ({ playerId, transactionId: `p-${n}`, campaignId: 'spring', amount: '20' }),
  promoWins: ({ playerId }, n) => ({
    items: [{ playerId, transactionId: `p-${n}`, campaignId: 'spring', amount: '2', currency: 'XTS' }],
  }),
  adjust: ({ playerId }, n) => ({
    playerId,
    transactionId: `a-${n}`,
    amount: '-0.5',
    reason: 'a correction',
  }),
};
