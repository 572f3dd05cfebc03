import { members } from '@/lib/identity/audience';
import { subscribe, tooManyDevices } from '@/lib/inbox/push/commands';
import { siteKey } from '@/lib/inbox/push/keys';
import { listDevices } from '@/lib/inbox/push/queries';
import { pushOutput, subscribeInput } from '@/lib/inbox/push/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const GET = defineRoute({
  summary: "Lists the member's devices that get push notifications, with the site's key to subscribe with.",
  audience: members,
  input: z.object({}),
  output: pushOutput,
  async run({ ctx: { db, session } }) {
    const [{ publicKey }, devices] = await Promise.all([siteKey(db), listDevices(db, session.memberId)]);
    return {
      publicKey,
      list: devices.map(({ id, userAgent, createdAt }) => ({
        id: String(id),
        userAgent,
        createdAt: createdAt.toISOString(),
      })),
    };
  },
});

export const PUT = defineRoute({
  summary:
    'Adds this browser to the devices that get push notifications: what PushSubscription.toJSON() has.',
  audience: members,
  input: subscribeInput,
  output: z.object({ id: z.string() }),
  refusals: [tooManyDevices()],
  async run({ ctx: { db, session }, input, request, language }) {
    const userAgent = request.headers.get('user-agent') ?? '';
    return { id: String(await subscribe(db, session, input, { userAgent, locale: language })) };
  },
});
