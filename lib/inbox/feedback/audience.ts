import { visitors, type VisitorContext } from '@/lib/identity/audience';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { Audience } from '@/lib/platform/http/audience';
import { isStranger } from './rules';

const HOUR = 3600;

// Counted before a stranger's body is received, which may be sixteen megabytes; a member answers for theirs. A trial
// account is made for nothing, and answers for nothing.
const tries = createLimit('feedback-try', 20, HOUR);

/** Anybody who writes to the house; visitors and trial accounts have twenty tries an hour from one address. */
export const feedbackSenders: Audience<VisitorContext> = {
  ...visitors,
  async authenticate(request, facts) {
    const context = await visitors.authenticate(request, facts);
    if (isStranger(context.session)) await tries.take(facts.ip);
    return context;
  },
};
