import { members } from '@/lib/identity/audience';
import { updateProfile } from '@/lib/identity/profile/commands';
import { ownProfile } from '@/lib/identity/profile/queries';
import { profileInput, profileValue } from '@/lib/identity/profile/schema';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const GET = defineRoute({
  summary: "Returns the member's profile and the bound email address and mobile number.",
  audience: members,
  input: z.object({}),
  output: profileValue,
  run: ({ ctx }) => ownProfile(ctx.db, ctx.session.memberId),
});

export const PUT = defineRoute({
  summary: 'Changes fields of the profile. An empty value removes a field.',
  audience: members,
  input: profileInput,
  output: profileValue,
  async run({ ctx, input }) {
    await updateProfile(ctx.db, ctx.session.memberId, input);
    return ownProfile(ctx.db, ctx.session.memberId);
  },
});
