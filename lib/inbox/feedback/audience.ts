import { visitors, type VisitorContext } from '@/lib/identity/audience';
import { createLimit } from '@/lib/identity/throttle/limit';
import type { Audience } from '@/lib/platform/http/audience';
import { isAnonymous } from './rules';

const HOUR = 3600;

// Counted before the body of an anonymous request is received, which can have sixteen megabytes. Trial accounts count as
// anonymous, because anyone can create any number of them.
const attemptLimit = createLimit('feedback-try', 20, HOUR);

/** Everybody can send feedback. Visitors and trial players have twenty attempts an hour from one address. */
export const feedbackSenders: Audience<VisitorContext> = {
  ...visitors,
  async authenticate(request, facts) {
    const context = await visitors.authenticate(request, facts);
    if (isAnonymous(context.session)) await attemptLimit.take(facts.ip);
    return context;
  },
};
