import { z } from 'zod';
import { helpTopics } from '@/lib/content/help/queries';
import { visitors } from '@/lib/identity/audience';
import { localeOnSite } from '@/lib/i18n/profile';
import { siteProfile } from '@/lib/i18n/site';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the topics of the help centre, with their text as sanitised HTML.',
  audience: visitors,
  input: z.object({ lang: z.string().max(8).optional(), device: z.literal('WEB').default('WEB') }),
  output: z.object({ list: z.array(z.object({ slug: z.string(), title: z.string(), content: z.string() })) }),
  run: async ({ ctx, input, language }) => ({
    list: await helpTopics(ctx.db, localeOnSite(siteProfile(), input.lang) ?? language),
  }),
});
