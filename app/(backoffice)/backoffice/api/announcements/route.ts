import { operators } from '@/lib/backoffice/audience';
import { createAnnouncement } from '@/lib/backoffice/announcements/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { newItem, savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Creates an announcement: marquee, popup, promotion or home. A draft if `published` is false; its HTML is cleaned.',
  audience: operators('content.write'),
  input: newItem.announcement,
  output: savedOutput,
  maxBytes: 1_000_000,
  run: ({ ctx, input }) => renewing(createAnnouncement(ctx, input)),
});
