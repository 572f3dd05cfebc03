import { visitors, type VisitorContext } from '@/lib/identity/audience';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { Audience } from '@/lib/platform/http/audience';

const HOUR = 3600;

// Counted before the body is received: sixteen megabytes of a stranger's pictures are more than a try costs.
const tries = createLimit('feedback-try', 20, HOUR);

/** Anybody who writes to the house: visitors too, twenty tries an hour from one address. */
export const feedbackSenders: Audience<VisitorContext> = {
  ...visitors,
  async authenticate(request, facts) {
    const context = await visitors.authenticate(request, facts);
    await tries.take(facts.ip);
    return context;
  },
};
