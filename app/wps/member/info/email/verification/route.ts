import { members } from '@/lib/identity/audience';
import { bindEmail } from '@/lib/identity/binding/commands';
import { emailVerificationInput } from '@/lib/identity/binding/schema';
import { ownProfile } from '@/lib/identity/profile/queries';
import { profileValue } from '@/lib/identity/profile/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Binds the email address that the code was sent to.',
  audience: members,
  input: emailVerificationInput,
  output: profileValue,
  async run({ ctx, input, language }) {
    await bindEmail(ctx.db, ctx.session, input, language);
    return ownProfile(ctx.db, ctx.session.memberId);
  },
});
