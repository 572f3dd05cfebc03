import { operators } from '@/lib/backoffice/audience';
import { createBanner } from '@/lib/backoffice/banners/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { newItem, savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a banner, the last of its group. A draft if `published` is false.',
  audience: operators('content.write'),
  input: newItem.banner,
  output: savedOutput,
  maxBytes: 200_000,
  run: ({ ctx, input }) => renewing(createBanner(ctx, input)),
});
