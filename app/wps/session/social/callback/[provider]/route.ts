import { visitors } from '@/lib/identity/audience';
import { toLoginResponse } from '@/lib/identity/login/response';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { completeSocial } from '@/lib/identity/social/commands';
import { journeyCookie, journeyOf } from '@/lib/identity/social/journey';
import { clearedChecks } from '@/lib/identity/social/protocol';
import { landingPage } from '@/lib/identity/social/rules';
import { socialReturn } from '@/lib/identity/social/schema';
import { publicUrl } from '@/lib/platform/env';
import { defineVisit } from '@/lib/platform/http/define-visit';

export const GET = defineVisit({
  summary:
    'Is the address to which Google or Facebook sends the browser back. It leads on to the page where the visit began.',
  audience: visitors,
  input: socialReturn,
  async run({ ctx, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    const journey = await journeyOf(request);
    const cookies = request.headers.get('cookie');
    const visit = { ...ctx, origin, cookies, journey };
    const { journey: next, loggedIn } = await completeSocial(ctx.db, input, visit);
    if (loggedIn) await toLoginResponse(loggedIn, headers);
    for (const cookie of [...clearedChecks(), await journeyCookie(next)])
      headers.append('set-cookie', cookie);
    return landingPage(publicUrl(), journey);
  },
});
