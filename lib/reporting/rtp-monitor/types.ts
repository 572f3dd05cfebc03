/** The published figures of a model, in stakes (lib/studio/slots/models/*.returns.ts). */
export interface PublishedFigures {
  model: string;
  version: number;
  /** The return to player, 0.967655. */
  rtp: number;
  /** Standard error of `rtp` if it was simulated; 0 if it is exact. */
  rtpError: number;
  /** Standard deviation of a round. */
  deviation: number;
}

export type RtpSubjectKind = 'model' | 'game';

/** The observed rounds of one subject. */
export interface ObservedReturn {
  rounds: number;
  /** Sum of payout over stake. */
  returned: number;
}

export interface RtpCheck {
  /** The deviation from the expected return, in standard errors. */
  score: number;
  alarming: boolean;
}
