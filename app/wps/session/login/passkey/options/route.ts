import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { startPasskeyLogin } from '@/lib/identity/passkeys/commands';
import { passkeySite } from '@/lib/identity/passkeys/challenges';
import { ceremonyOptions } from '@/lib/identity/passkeys/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Returns the options with which a browser asks for a passkey.',
  audience: visitors,
  input: z.object({}),
  output: ceremonyOptions,
  async run({ ctx, request, ip, headers }) {
    const site = passkeySite(request);
    return { options: await startPasskeyLogin(ctx.db, site, requestOrigin(request, ip, headers)) };
  },
});
