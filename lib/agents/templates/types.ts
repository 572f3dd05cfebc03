import type { Terms } from '../contracts/terms';

/** A template of a contract that operators wrote. */
export interface Template {
  id: bigint;
  name: string;
  terms: Terms;
  /** Whether agents may use it. */
  shared: boolean;
  updatedAt: Date;
}
