import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { journeyOf, noJourneyCookie } from '@/lib/identity/social/journey';
import { socialOutcome } from '@/lib/identity/social/schema';
import { outcomeOf } from '@/lib/identity/social/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'How the browser’s last journey to Google or Facebook ended; told once, but for a registration.',
  audience: visitors,
  input: z.object({}),
  output: socialOutcome,
  async run({ ctx, request, language, headers }) {
    const outcome = await outcomeOf(ctx.db, await journeyOf(request), ctx.session, language);
    if (outcome.outcome !== 'register') headers.append('set-cookie', noJourneyCookie());
    return outcome;
  },
});
