export type ApplicationState = 'open' | 'approved' | 'rejected' | 'withdrawn';
export const APPLICATION_STATES = ['open', 'approved', 'rejected', 'withdrawn'] as const;

/** What a member asked for: to become an agent. */
export interface Application {
  id: bigint;
  memberId: bigint;
  account: string;
  state: ApplicationState;
  contact: string;
  content: string;
  createdAt: Date;
  decidedAt: Date | null;
  answer: string | null;
  /** The name of the operator who decided. */
  operator: string | null;
}
