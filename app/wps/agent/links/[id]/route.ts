import { z } from 'zod';
import { setLinkOpen } from '@/lib/agents/links/commands';
import { linkStateInput } from '@/lib/agents/links/schema';
import { agents } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Opens or closes one of the agent’s links. Nobody registers by a closed one.',
  audience: agents,
  input: linkStateInput,
  output: z.object({ open: z.boolean() }),
  refusals: [notFound()],
  async run({ ctx: { db, session }, input: { id, open } }) {
    await setLinkOpen(db, session.memberId, id, open);
    return { open };
  },
});
