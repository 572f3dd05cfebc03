import { operators } from '@/lib/backoffice/audience';
import { createPromotion } from '@/lib/backoffice/promotions/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { newItem, savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a promotion. A draft if `published` is false; its HTML is cleaned.',
  audience: operators('content.write'),
  input: newItem.promotion,
  output: savedOutput,
  maxBytes: 2_000_000,
  run: ({ ctx, input }) => renewing(createPromotion(ctx, input)),
});
