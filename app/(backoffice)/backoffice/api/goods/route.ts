import { operators } from '@/lib/backoffice/audience';
import { createGood } from '@/lib/backoffice/goods/commands';
import { newGoodInput } from '@/lib/backoffice/goods/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a good of the points mall; visitors see it when it is published.',
  audience: operators('content.write'),
  input: newGoodInput,
  output: savedOutput,
  maxBytes: 2_000_000,
  run: ({ ctx, input }) => createGood(ctx, input),
});
