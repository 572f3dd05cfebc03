import { announcements } from '@/lib/content/queries';
import { announcementQuery } from '@/lib/content/schema';
import { announcementsOutput, toAnnouncementPage } from '@/lib/content/wire';
import { visitors } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Announcements, newest first; without `execution`, those for whoever asks (A logged in, B anonymous).',
  audience: visitors,
  input: announcementQuery,
  output: announcementsOutput,
  async run({ ctx, input, language }) {
    const execution = input.execution?.length ? input.execution : ([ctx.session ? 'A' : 'B'] as const);
    return toAnnouncementPage(await announcements(ctx.db, language, { ...input, execution }));
  },
});
