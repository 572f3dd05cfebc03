/** What a game has cost a player and brought: the round of the protocol. Amounts are 1/10,000. */
export interface ModelRound {
  player: string;
  game: string;
  currency: string;
  stake: bigint;
  payout: bigint;
  /** Bets that were not rolled back. */
  bets: number;
  ended: boolean;
  grant?: string;
  openedAt: number;
}

export interface ModelTransaction {
  kind:
    'bet' | 'win' | 'round' | 'rollback' | 'tombstone' | 'bonusWin' | 'jackpotWin' | 'promoWin' | 'adjust';
  player: string;
  game: string;
  currency: string;
  /** SHA-256 of the call; empty for a tombstone, whose call has not come. */
  digest: string;
  round?: string;
  debit: bigint;
  credit: bigint;
  /** The balance that its answer has named. */
  balance: bigint;
  reference: string;
  cancelled: boolean;
}

export interface ModelSession {
  player: string;
  game: string;
  currency: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export interface ModelState {
  balances: Map<string, bigint>;
  launches: Map<string, ModelSession>;
  sessions: Map<string, ModelSession>;
  rounds: Map<string, ModelRound>;
  transactions: Map<string, ModelTransaction>;
  lastReference: number;
}

export const emptyState = (): ModelState => ({
  balances: new Map(),
  launches: new Map(),
  sessions: new Map(),
  rounds: new Map(),
  transactions: new Map(),
  lastReference: 1000,
});

/** A copy, so that a refused call leaves nothing behind. */
export const copyState = (state: ModelState): ModelState => ({
  balances: new Map(state.balances),
  launches: copyRows(state.launches),
  sessions: copyRows(state.sessions),
  rounds: copyRows(state.rounds),
  transactions: copyRows(state.transactions),
  lastReference: state.lastReference,
});

const copyRows = <Row extends object>(rows: Map<string, Row>): Map<string, Row> =>
  new Map([...rows].map(([key, row]) => [key, { ...row }]));

/** The state as JSON text. */
export const writeState = (state: ModelState): string =>
  JSON.stringify(state, (_, value: unknown) => {
    if (typeof value === 'bigint') return { $amount: String(value) };
    return value instanceof Map ? { $map: [...(value as Map<string, unknown>)] } : value;
  });

/** Reads what `writeState` has written. */
export const readState = (text: string): ModelState =>
  JSON.parse(text, (_, value: { $amount?: string; $map?: [string, unknown][] } | null) => {
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.$amount === 'string') return BigInt(value.$amount);
    return Array.isArray(value.$map) ? new Map(value.$map) : value;
  }) as ModelState;
