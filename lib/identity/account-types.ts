/** The account types of the wire and of `identity.member.type`. */
export const MEMBER_TYPE = 0;
export const TRIAL_TYPE = 4;
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

export const isTrialType = (type: number): boolean => type === TRIAL_TYPE;
export const isAgentType = (type: number): boolean => AGENT_TYPES.includes(type);
