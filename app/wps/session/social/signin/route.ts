import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { startSocial } from '@/lib/identity/social/commands';
import { socialFailed, socialOff } from '@/lib/identity/social/errors';
import { journeyCookie } from '@/lib/identity/social/journey';
import { socialStart } from '@/lib/identity/social/schema';
import { publicUrl } from '@/lib/platform/env';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Begins a login, a registration or a link by a social account. Returns the address of the provider.',
  audience: visitors,
  input: socialStart,
  output: z.object({ url: z.string() }),
  refusals: [socialOff(), socialFailed()],
  async run({ ctx, input, request, ip, headers }) {
    // Providers send the browser back to the site's main address. Cookies that were set on a mirror would not be sent there.
    const requestedFrom = request.headers.get('origin');
    if (requestedFrom !== null && requestedFrom !== new URL(publicUrl()).origin) throw socialOff();
    const origin = requestOrigin(request, ip, headers);
    const { url, setCookies, journey } = await startSocial(ctx.db, input, origin, ctx.session);
    for (const cookie of [...setCookies, await journeyCookie(journey)]) headers.append('set-cookie', cookie);
    return { url };
  },
});
