import { operators } from '@/lib/backoffice/audience';
import { resetMemberPassword } from '@/lib/backoffice/members/commands';
import { oneTimePasswordOutput, rejectInput } from '@/lib/backoffice/schema';
import { noPasswordToReset } from '@/lib/identity/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Issues a one-time password to a member, shown once; ends their sessions; recorded in the audit log.',
  audience: operators('members.write'),
  input: rejectInput,
  output: oneTimePasswordOutput,
  refusals: [notFound(), noPasswordToReset()],
  async run({ ctx, input }) {
    const { account, password, endsAt } = await resetMemberPassword(ctx, input);
    return { account, password, endsAt: endsAt.toISOString() };
  },
});
