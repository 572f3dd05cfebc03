import { announcements } from '@/lib/content/queries';
import { announcementQuery } from '@/lib/content/schema';
import { announcementsOutput, toAnnouncementPage } from '@/lib/content/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Announcements, newest first: without `execution`, those for whoever asks (A logged in, B anonymous); visitors see B only.',
  audience: visitors,
  input: announcementQuery,
  output: announcementsOutput,
  async run({ ctx, input, language }) {
    // product.md §6: what is for people who are logged in, or new among them, is not for visitors.
    const asked = input.execution?.length ? input.execution : (['A'] as const);
    const execution = ctx.session ? asked : (['B'] as const);
    return toAnnouncementPage(await announcements(ctx.db, language, { ...input, execution }));
  },
});
