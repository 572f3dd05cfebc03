import { deleteAnnouncement } from '@/lib/backoffice/announcements/commands';
import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { savedAnnouncement } from '@/lib/content/announcements/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes an announcement.',
  audience: operators('content.write'),
  input: idInput,
  output: savedAnnouncement,
  refusals: [notFound()],
  run: ({ ctx, input }) => deleteAnnouncement(ctx, input.id),
});
