import { operators } from '@/lib/backoffice/audience';
import { createMember } from '@/lib/backoffice/members/commands';
import { newMemberInput, newMemberOutput } from '@/lib/backoffice/members/schema';
import { usernameTaken } from '@/lib/identity/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a member with a one-time password, shown once.',
  audience: operators('members.create'),
  input: newMemberInput,
  output: newMemberOutput,
  refusals: [usernameTaken()],
  async run({ ctx, input }) {
    const { id, account, password, endsAt } = await createMember(ctx, input);
    return { id: String(id), account, password, endsAt: endsAt.toISOString() };
  },
});
