/** What a model publishes of itself, in stakes (lib/studio/slots/models/*.returns.ts). */
export interface PublishedFigures {
  model: string;
  version: number;
  /** The return to player, 0.967655. */
  rtp: number;
  /** Standard error of `rtp` where it was simulated; 0 where it is exact. */
  rtpError: number;
  /** Standard deviation of a round. */
  deviation: number;
}

export type WatchKind = 'model' | 'game';

/** What is known of one subject. */
export interface Watched {
  rounds: number;
  /** Sum of payout over stake. */
  returned: number;
}

export interface Look {
  /** Standard errors above (below: negative) what was to be expected. */
  score: number;
  alarming: boolean;
}
