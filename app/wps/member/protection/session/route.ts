import { z } from 'zod';
import { backgroundMembers } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { playSession } from '@/lib/protection/play/queries';
import { sessionOutput, toWireSession } from '@/lib/protection/wire';

export const GET = defineRoute({
  summary:
    'The session of play for real money that is under way: since when, the net position, when the next reality check is due.',
  audience: backgroundMembers,
  input: z.object({}),
  output: sessionOutput,
  async run({ ctx: { db, session } }) {
    return toWireSession(await playSession(db, session.memberId), session.currency);
  },
});
