import { operators } from '@/lib/backoffice/audience';
import { resetMemberPassword } from '@/lib/backoffice/members/commands';
import { givenPasswordOutput, rejectInput } from '@/lib/backoffice/schema';
import { noPasswordThere } from '@/lib/identity/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Gives a member a one-time password, shown once; ends their sessions, and is noted in the audit log.',
  audience: operators('members.write'),
  input: rejectInput,
  output: givenPasswordOutput,
  refusals: [notFound(), noPasswordThere()],
  async run({ ctx, input }) {
    const { account, password, endsAt } = await resetMemberPassword(ctx, input);
    return { account, password, endsAt: endsAt.toISOString() };
  },
});
