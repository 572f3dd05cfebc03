import { follow } from '@/lib/cashier/live';
import { signedInIdly } from '@/lib/identity/audience';
import { sessionIsLive } from '@/lib/identity/sessions/queries';
import { defineEvents } from '@/lib/platform/http/define-events';

export const GET = defineEvents({
  summary:
    'Server-sent events: `member` {id} at first, `balance` {available, held, currency} and `notices` {unread}, now and at every change.',
  audience: signedInIdly,
  listener: ({ session }) => String(session.memberId),
  open({ db, session }, send) {
    send('member', { id: String(session.memberId) });
    return follow(db, session.memberId, send);
  },
  alive: ({ db, session }) => sessionIsLive(db, session.sessionId),
});
