import { vendors } from '@/lib/gateway/audience';
import { adjustCall } from '@/lib/gateway/protocol/schema';
import { moneyReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Corrects a player's balance by agreement.",
  audience: vendors,
  input: adjustCall,
  output: moneyReply,
  run: ({ ctx, input }) => ctx.port.adjust(input),
});
