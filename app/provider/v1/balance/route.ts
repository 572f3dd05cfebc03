import { vendors } from '@/lib/gateway/audience';
import { balanceCall } from '@/lib/gateway/protocol/schema';
import { balanceReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Returns the player's balance.",
  audience: vendors,
  direct: 'POST /provider/v1/balance',
  input: balanceCall,
  output: balanceReply,
  run: ({ ctx, input }) => ctx.port.balance(input),
});
