import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { unsubscribe } from '@/lib/inbox/push/commands';
import { deviceIdInput } from '@/lib/inbox/push/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Takes a device off the push notifications.',
  audience: members,
  input: deviceIdInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx: { db, session }, input }) {
    await unsubscribe(db, session.memberId, input.id);
    return {};
  },
});
