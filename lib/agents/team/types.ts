/** What was played, in 1/10,000. */
export interface Play {
  validBet: bigint;
  /** Stakes minus payouts: positive if the members lost. */
  netLoss: bigint;
}

/** What a team played, deposited and withdrew, in 1/10,000. */
export interface TeamFigures extends Play {
  deposits: bigint;
  withdrawals: bigint;
}

export interface TeamDay extends Play {
  /** 2026-01-31, in the settlement zone. */
  day: string;
  registrations: number;
  /** Members with a settled round. */
  active: number;
  firstDeposits: number;
  deposits: bigint;
  withdrawals: bigint;
}

/** A member of a team. `team` is what the member and everybody below played, deposited and withdrew. */
export interface TeamMember {
  id: bigint;
  account: string;
  nickname: string;
  type: number;
  /** 1 for members directly below the agent. */
  level: number;
  /** The account of the upline. */
  upline: string;
  directs: number;
  joinedAt: Date;
  lastLoginAt: Date | null;
  team: TeamFigures;
}
