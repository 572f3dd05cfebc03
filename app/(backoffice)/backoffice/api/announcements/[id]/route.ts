import { updateAnnouncement } from '@/lib/backoffice/announcements/commands';
import { operators } from '@/lib/backoffice/audience';
import { announcementEdit, savedAnnouncement } from '@/lib/content/announcements/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Updates an announcement.',
  audience: operators('content.write'),
  input: announcementEdit,
  output: savedAnnouncement,
  maxBytes: 1_000_000,
  refusals: [notFound()],
  run: ({ ctx, input: { id, ...words } }) => updateAnnouncement(ctx, id, words),
});
