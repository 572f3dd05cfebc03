import { followMember } from '@/lib/cashier/live';
import { backgroundSignedIn } from '@/lib/identity/audience';
import { sessionIsLive } from '@/lib/identity/sessions/queries';
import { defineEvents } from '@/lib/platform/http/define-events';
import { countExclusions } from '@/lib/protection/exclusions/queries';
import { countClaimable } from '@/lib/rewards/centre/queries';

export const GET = defineEvents({
  summary:
    'Server-sent events: first `member` {id}, then `balance` {available, held, bonus, currency}, `notices` {unread} and `counts` {rewards, excluded}, at once and after every change.',
  audience: backgroundSignedIn,
  listener: ({ session }) => String(session.memberId),
  open({ db, session }, send) {
    send('member', { id: String(session.memberId) });
    return followMember(db, session, send, { rewards: countClaimable, excluded: countExclusions });
  },
  isAlive: ({ db, session }) => sessionIsLive(db, session.sessionId),
});
