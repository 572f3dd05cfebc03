import { createAnnouncement } from '@/lib/backoffice/announcements/commands';
import { operators } from '@/lib/backoffice/audience';
import { newAnnouncementInput, savedAnnouncement } from '@/lib/content/announcements/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Publishes an announcement: marquee, popup, promotion or home; its HTML is cleaned.',
  audience: operators('content.write'),
  input: newAnnouncementInput,
  output: savedAnnouncement,
  maxBytes: 1_000_000,
  run: ({ ctx, input }) => createAnnouncement(ctx, input),
});
