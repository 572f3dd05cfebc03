import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { beginSocial } from '@/lib/identity/social/commands';
import { socialFailed, socialOff } from '@/lib/identity/social/errors';
import { journeyCookie } from '@/lib/identity/social/journey';
import { socialStart } from '@/lib/identity/social/schema';
import { publicUrl } from '@/lib/platform/env';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Begins a login, a registration or a link by an account elsewhere: the address to send the browser to.',
  audience: visitors,
  input: socialStart,
  output: z.object({ url: z.string() }),
  refusals: [socialOff(), socialFailed()],
  async run({ ctx, input, request, ip, headers }) {
    // Providers send browsers back to the site's own address: on a mirror the journey's cookies would stay behind.
    const from = request.headers.get('origin');
    if (from !== null && from !== new URL(publicUrl()).origin) throw socialOff();
    const origin = requestOrigin(request, ip, headers);
    const { url, setCookies, journey } = await beginSocial(ctx.db, input, origin, ctx.session);
    for (const cookie of [...setCookies, await journeyCookie(journey)]) headers.append('set-cookie', cookie);
    return { url };
  },
});
