import { AGENT_TYPES, TRIAL_TYPE } from './constants';
import type { MemberKind } from './types';

/** Which kind of account a wire type is (product.md §3). */
export function kindOf(type: number): MemberKind {
  if (type === TRIAL_TYPE) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}
