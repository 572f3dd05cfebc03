import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { linksOf } from '@/lib/identity/social/queries';
import { socialLinksValue } from '@/lib/identity/social/schema';
import { toSocialLinks } from '@/lib/identity/social/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'The accounts elsewhere that open this one, and those that could be linked.',
  audience: members,
  input: z.object({}),
  output: socialLinksValue,
  run: async ({ ctx: { db, session } }) => toSocialLinks(await linksOf(db, session)),
});
