import { applyAsAgent } from '@/lib/agents/applications/commands';
import { alreadyAgent, applicationOpen } from '@/lib/agents/applications/errors';
import { applicationOf } from '@/lib/agents/applications/queries';
import { applicationInput, applicationValue, myApplicationValue } from '@/lib/agents/applications/schema';
import { toWireApplication } from '@/lib/agents/applications/wire';
import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { memberExcluded } from '@/lib/protection/errors';

export const GET = defineRoute({
  summary: 'The member’s newest application to become an agent, or null.',
  audience: members,
  input: z.object({}),
  output: myApplicationValue,
  async run({ ctx: { db, session } }) {
    const found = await applicationOf(db, session.memberId);
    return { application: found ? toWireApplication(found) : null };
  },
});

export const POST = defineRoute({
  summary:
    'Applies to become an agent. A member has one open application; the same requestId gives the same one.',
  audience: members,
  input: applicationInput,
  output: applicationValue,
  refusals: [alreadyAgent(), applicationOpen(), memberExcluded(null)],
  run: async ({ ctx: { db, session }, input }) =>
    toWireApplication(await applyAsAgent(db, session.memberId, input)),
});
