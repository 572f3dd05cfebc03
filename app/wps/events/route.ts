import { follow } from '@/lib/cashier/live';
import { signedIn } from '@/lib/identity/audience';
import { sessionIsLive } from '@/lib/identity/sessions/queries';
import { defineEvents } from '@/lib/platform/http/define-events';

export const GET = defineEvents({
  summary:
    'Server-sent events: `balance` {available, held, currency} and `notices` {unread}, now and at every change.',
  audience: signedIn,
  listener: ({ session }) => String(session.memberId),
  open: ({ db, session }, send) => follow(db, session.memberId, send),
  alive: ({ db, session }) => sessionIsLive(db, session.sessionId),
});
