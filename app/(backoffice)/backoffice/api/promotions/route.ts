import { operators } from '@/lib/backoffice/audience';
import { createPromotion } from '@/lib/backoffice/promotions/commands';
import { newPromotionInput, savedOutput } from '@/lib/backoffice/promotions/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a promotion; visitors see it when it is published.',
  audience: operators('content.write'),
  input: newPromotionInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  run: ({ ctx, input }) => createPromotion(ctx, input),
});
