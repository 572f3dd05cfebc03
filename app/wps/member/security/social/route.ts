import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { linksOf } from '@/lib/identity/social/queries';
import { socialLinksValue } from '@/lib/identity/social/schema';
import { toSocialLinks } from '@/lib/identity/social/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Lists the social accounts that are linked or can be linked.',
  audience: members,
  input: z.object({}),
  output: socialLinksValue,
  run: async ({ ctx: { db, session } }) => toSocialLinks(await linksOf(db, session)),
});
