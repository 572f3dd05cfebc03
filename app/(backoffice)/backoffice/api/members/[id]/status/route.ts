import { operators } from '@/lib/backoffice/audience';
import { changeMemberStatus } from '@/lib/backoffice/members/commands';
import { memberStatusInput, memberStatusOutput } from '@/lib/backoffice/schema';
import { alreadyDecided } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Shuts a member out and ends their sessions, games too, or lets them in again; noted in the audit log.',
  audience: operators('members.write'),
  input: memberStatusInput,
  output: memberStatusOutput,
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx, input }) {
    await changeMemberStatus(ctx, input);
    return { status: input.status };
  },
});
