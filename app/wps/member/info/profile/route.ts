import { members } from '@/lib/identity/audience';
import { changeProfile } from '@/lib/identity/profile/commands';
import { ownProfile } from '@/lib/identity/profile/queries';
import { profileInput, profileValue } from '@/lib/identity/profile/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const GET = defineRoute({
  summary: 'What the member has told of themself, and the bound e-mail and mobile number.',
  audience: members,
  input: z.object({}),
  output: profileValue,
  run: ({ ctx }) => ownProfile(ctx.db, ctx.session.memberId),
});

export const PUT = defineRoute({
  summary: 'Changes fields of the profile; an empty value takes one away.',
  audience: members,
  input: profileInput,
  output: profileValue,
  async run({ ctx, input }) {
    await changeProfile(ctx.db, ctx.session.memberId, input);
    return ownProfile(ctx.db, ctx.session.memberId);
  },
});
