import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { confirmCheck, setCheckMinutes } from '@/lib/protection/play/commands';
import { playSession } from '@/lib/protection/play/queries';
import { realityInput } from '@/lib/protection/schema';
import { sessionOutput, toWireSession } from '@/lib/protection/wire';

export const POST = defineRoute({
  summary: 'Records that the member has read a reality check and goes on playing.',
  audience: members,
  input: z.object({}),
  output: sessionOutput,
  async run({ ctx: { db, session } }) {
    await confirmCheck(db, session.memberId);
    return toWireSession(await playSession(db, session.memberId), session.currency);
  },
});

export const PUT = defineRoute({
  summary: "Sets the minutes between two reality checks, within the operator's maximum.",
  audience: members,
  input: realityInput,
  output: sessionOutput,
  async run({ ctx: { db, session }, input }) {
    await setCheckMinutes(db, session.memberId, input.minutes);
    return toWireSession(await playSession(db, session.memberId), session.currency);
  },
});
