import { z } from 'zod';
import { membersEvenIfPasswordDue } from '@/lib/identity/audience';
import { changePassword } from '@/lib/identity/passwords/commands';
import { passwordChange } from '@/lib/identity/passwords/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes the password. All other sessions of the member end.',
  audience: membersEvenIfPasswordDue,
  encrypted: true,
  input: passwordChange,
  output: z.object({}),
  async run({ ctx, input, language }) {
    await changePassword(ctx.db, ctx.session, input, language);
    return {};
  },
});
