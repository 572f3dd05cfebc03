import { visitors } from '@/lib/identity/audience';
import { loginAnswer } from '@/lib/identity/login/answer';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { arrive } from '@/lib/identity/social/commands';
import { journeyCookie, journeyOf } from '@/lib/identity/social/journey';
import { clearedChecks } from '@/lib/identity/social/protocol';
import { landing } from '@/lib/identity/social/rules';
import { socialReturn } from '@/lib/identity/social/schema';
import { publicUrl } from '@/lib/platform/env';
import { defineVisit } from '@/lib/platform/http/define-visit';

export const GET = defineVisit({
  summary: 'Where Google or Facebook sends the browser back to; it goes on to the page that it came from.',
  audience: visitors,
  input: socialReturn,
  async run({ ctx, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    const journey = await journeyOf(request);
    const cookies = request.headers.get('cookie');
    const visit = { ...ctx, origin, cookies, journey };
    const { journey: next, loggedIn } = await arrive(ctx.db, input, visit);
    if (loggedIn) await loginAnswer(loggedIn, headers);
    for (const cookie of [...clearedChecks(), await journeyCookie(next)])
      headers.append('set-cookie', cookie);
    return landing(publicUrl(), journey);
  },
});
