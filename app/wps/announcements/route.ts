import { announcements } from '@/lib/content/announcements/queries';
import { announcementQuery } from '@/lib/content/schema';
import { announcementsOutput, toAnnouncementPage } from '@/lib/content/wire';
import { visitors } from '@/lib/identity/audience';
import { activeExclusion } from '@/lib/protection/exclusions/queries';
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
    // Members who have excluded themselves see no promotions (docs/trust.md P4).
    const excluded = ctx.session && (await activeExclusion(ctx.db, ctx.session.memberId));
    const withoutPromotions = excluded !== undefined;
    return toAnnouncementPage(
      await announcements(ctx.db, language, { ...input, execution, withoutPromotions }),
    );
  },
});
