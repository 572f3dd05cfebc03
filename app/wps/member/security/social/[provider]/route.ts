import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { socialLastWay } from '@/lib/identity/social/errors';
import { deleteLink } from '@/lib/identity/social/links';
import { providerParam } from '@/lib/identity/social/schema';
import { ownerInput } from '@/lib/identity/totp/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Removes the link to a social account.',
  audience: members,
  input: ownerInput.extend({ provider: providerParam }),
  output: z.object({}),
  refusals: [socialLastWay()],
  async run({ ctx: { db, session }, input, request, ip, headers }) {
    await deleteLink(db, session, input, requestOrigin(request, ip, headers));
    return {};
  },
});
