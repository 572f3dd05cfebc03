import { createLimit } from '@/lib/identity/throttle/limit';

/** Slips of a member in a minute: far more than anybody places by hand. */
export const SLIPS_PER_MINUTE = 600;

const perMember = createLimit('lottery-slip', SLIPS_PER_MINUTE, 60);

/** Counts a slip that a member places. Throws TOO_MANY_REQUESTS after SLIPS_PER_MINUTE. */
export const countSlip = (memberId: bigint): Promise<number> => perMember.take(String(memberId));
