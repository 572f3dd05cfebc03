import { operators } from '@/lib/backoffice/audience';
import { updateMemberStatus } from '@/lib/backoffice/members/commands';
import { memberStatusInput, memberStatusOutput } from '@/lib/backoffice/schema';
import { alreadyDecided } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Blocks a member and ends their site and game sessions, or unblocks them; recorded in the audit log.',
  audience: operators('members.write'),
  input: memberStatusInput,
  output: memberStatusOutput,
  refusals: [notFound(), alreadyDecided()],
  async run({ ctx, input }) {
    await updateMemberStatus(ctx, input);
    return { status: input.status };
  },
});
