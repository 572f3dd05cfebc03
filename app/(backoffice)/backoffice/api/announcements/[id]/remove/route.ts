import { operators } from '@/lib/backoffice/audience';
import { deleteAnnouncement } from '@/lib/backoffice/announcements/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Deletes an announcement. Its history stays.',
  audience: operators('content.write'),
  input: idInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input }) => renewing(deleteAnnouncement(ctx, input.id)),
});
