import { z } from 'zod';
import { membersAnyhow } from '@/lib/identity/audience';
import { changePassword } from '@/lib/identity/passwords/commands';
import { passwordChange } from '@/lib/identity/passwords/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes the password; every other session of the member ends.',
  audience: membersAnyhow,
  encrypted: true,
  input: passwordChange,
  output: z.object({}),
  async run({ ctx, input, language }) {
    await changePassword(ctx.db, ctx.session, input, language);
    return {};
  },
});
