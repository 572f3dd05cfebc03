import { vendors } from '@/lib/gateway/audience';
import { settleRoundCall } from '@/lib/gateway/protocol/schema';
import { moneyReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Performs bet, win and endRound of a round that is over at once, in one call.',
  audience: vendors,
  direct: 'POST /provider/v1/settleRound',
  input: settleRoundCall,
  output: moneyReply,
  run: ({ ctx, input }) => ctx.port.settleRound(input),
});
