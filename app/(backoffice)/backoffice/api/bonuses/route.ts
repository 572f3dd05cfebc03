import { operators } from '@/lib/backoffice/audience';
import { createBonus } from '@/lib/backoffice/bonuses/commands';
import { newBonusInput } from '@/lib/backoffice/bonuses/schema';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a bonus; it gives nothing before it is published.',
  audience: operators('bonuses.write'),
  input: newBonusInput,
  output: savedOutput,
  run: ({ ctx, input }) => createBonus(ctx, input),
});
