import { z } from 'zod';
import { signedIn } from '@/lib/identity/audience';
import { memberById } from '@/lib/identity/queries';
import { memberInfo } from '@/lib/identity/schema';
import { toMemberInfo } from '@/lib/identity/wire';
import { notLoggedIn } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Who is logged in.',
  audience: signedIn,
  input: z.object({}),
  output: memberInfo,
  async run({ ctx }) {
    const member = await memberById(ctx.db, ctx.session.memberId);
    if (!member) throw notLoggedIn();
    return toMemberInfo(member);
  },
});
