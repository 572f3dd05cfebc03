import { vendors } from '@/lib/gateway/audience';
import { betCall } from '@/lib/gateway/protocol/schema';
import { moneyReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Debits a stake. Opens the round or adds to it.',
  audience: vendors,
  direct: 'POST /provider/v1/bet',
  input: betCall,
  output: moneyReply,
  run: ({ ctx, input }) => ctx.port.bet(input),
});
