import { z } from 'zod';
import { members, signedInEvenIfPasswordDue } from '@/lib/identity/audience';
import { setNickname } from '@/lib/identity/commands';
import { memberById } from '@/lib/identity/queries';
import { memberInfo } from '@/lib/identity/schema';
import { toMemberInfo } from '@/lib/identity/wire';
import { notLoggedIn } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Returns the logged-in member, and whether the password must be changed first.',
  audience: signedInEvenIfPasswordDue,
  input: z.object({}),
  output: memberInfo.extend({ passwordDue: z.boolean() }),
  async run({ ctx }) {
    const member = await memberById(ctx.db, ctx.session.memberId);
    if (!member) throw notLoggedIn();
    return { ...toMemberInfo(member), passwordDue: ctx.session.passwordDue === true };
  },
});

export const PUT = defineRoute({
  summary: 'Changes the nickname.',
  audience: members,
  // Letters of any script, digits and a few marks. The nickname is shown on public boards, so it must not carry markup.
  input: z.object({
    nickname: z
      .string('REQUIRED')
      .trim()
      .min(1, 'REQUIRED')
      .max(24, 'NICKNAME')
      .regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u, 'NICKNAME'),
  }),
  output: memberInfo,
  async run({ ctx, input }) {
    await setNickname(ctx.db, ctx.session.memberId, input.nickname);
    const member = await memberById(ctx.db, ctx.session.memberId);
    if (!member) throw notLoggedIn();
    return toMemberInfo(member);
  },
});
