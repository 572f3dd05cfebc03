/** The stakes of the player in the journey of the agents, in whole units: 1,000 together, and all are lost. */
export const HOUR_OF_BETS = [400, 300, 200, 100] as const;
