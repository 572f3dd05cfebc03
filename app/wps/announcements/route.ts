import { announcements } from '@/lib/content/announcements/queries';
import { announcementQuery } from '@/lib/content/schema';
import { announcementsOutput, toAnnouncementPage } from '@/lib/content/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Lists announcements, newest first. Without `execution` it returns those for the caller: A for members, B for visitors. Visitors get B only.',
  audience: visitors,
  input: announcementQuery,
  output: announcementsOutput,
  async run({ ctx, input, language }) {
    // ROLE-2: visitors get the announcements for visitors (B) only.
    const requested = input.execution?.length ? input.execution : (['A'] as const);
    const execution = ctx.session ? requested : (['B'] as const);
    return toAnnouncementPage(await announcements(ctx.db, language, { ...input, execution }));
  },
});
