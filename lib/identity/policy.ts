import { isAgentType, isTrialType } from './account-types';
import type { MemberKind } from './types';

/** Returns the kind of an account type (ROLE-1). */
export function kindOf(type: number): MemberKind {
  if (isTrialType(type)) return 'trial';
  return isAgentType(type) ? 'agent' : 'member';
}
