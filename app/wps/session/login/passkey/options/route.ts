import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { askPasskey } from '@/lib/identity/passkeys/commands';
import { passkeySite } from '@/lib/identity/passkeys/questions';
import { ceremonyOptions } from '@/lib/identity/passkeys/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'What a browser is asked with to log in by passkey.',
  audience: visitors,
  input: z.object({}),
  output: ceremonyOptions,
  async run({ ctx, request, ip, headers }) {
    const site = passkeySite(request);
    return { options: await askPasskey(ctx.db, site, requestOrigin(request, ip, headers)) };
  },
});
