import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { journeyOf, clearedJourneyCookie } from '@/lib/identity/social/journey';
import { socialOutcome } from '@/lib/identity/social/schema';
import { outcomeOf } from '@/lib/identity/social/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Returns the outcome of the last visit to Google or Facebook: once, except for a registration.',
  audience: visitors,
  input: z.object({}),
  output: socialOutcome,
  async run({ ctx, request, language, headers }) {
    const outcome = await outcomeOf(ctx.db, await journeyOf(request), ctx.session, language);
    if (outcome.outcome !== 'register') headers.append('set-cookie', clearedJourneyCookie());
    return outcome;
  },
});
