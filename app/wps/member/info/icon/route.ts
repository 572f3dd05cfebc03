import { z } from 'zod';
import { signedIn } from '@/lib/identity/audience';
import { setIcon } from '@/lib/identity/commands';
import { ICONS } from '@/lib/identity/constants';
import { memberById } from '@/lib/identity/queries';
import { notLoggedIn } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

const output = z.object({ icon: z.number(), icons: z.array(z.number()) });
const icons = Array.from({ length: ICONS }, (_, index) => index + 1);

export const GET = defineRoute({
  summary: 'Returns the icon of the member and the icons to choose from.',
  audience: signedIn,
  input: z.object({}),
  output,
  async run({ ctx }) {
    const member = await memberById(ctx.db, ctx.session.memberId);
    if (!member) throw notLoggedIn();
    return { icon: member.icon, icons };
  },
});

export const PUT = defineRoute({
  summary: 'Changes the icon of the member.',
  audience: signedIn,
  input: z.object({ icon: z.int('INVALID').min(1, 'INVALID').max(ICONS, 'INVALID') }),
  output,
  async run({ ctx, input }) {
    await setIcon(ctx.db, ctx.session.memberId, input.icon);
    return { icon: input.icon, icons };
  },
});
