export type LineChangeState = 'scheduled' | 'applied' | 'cancelled' | 'refused';

/** A move, promotion or demotion of a member. */
export interface LineChange {
  id: bigint;
  memberId: bigint;
  account: string;
  /** When it takes effect: the start of a slot of five minutes. */
  at: Date;
  state: LineChangeState;
  /** What the member was before; null as long as it is not applied. */
  fromType: number | null;
  /** The accounts of the uplines; null: directly below the platform. */
  fromUpline: string | null;
  toUplineId: bigint | null;
  toUpline: string | null;
  toType: number;
  reason: string;
  /** Why it could not be applied: the code of an error. */
  refusal: string | null;
  /** The name of the operator; null if the system made it. */
  operator: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

/** A member in a line. */
export interface LineMember {
  id: bigint;
  account: string;
  nickname: string;
  type: number;
}
