import { readTeamMember } from '@/lib/agents/team/reports';
import { teamMemberInput } from '@/lib/agents/team/schema';
import { teamMemberValue } from '@/lib/agents/team/wire';
import { agents } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'A member of the agent’s team: upline, level, last login, and what the member played, deposited and withdrew by settlement day. No contact data.',
  audience: agents,
  input: teamMemberInput,
  output: teamMemberValue,
  refusals: [notFound()],
  run: ({ ctx: { db, session }, input }) => readTeamMember(db, session.memberId, input.id, input),
});
