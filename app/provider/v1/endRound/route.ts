import { vendors } from '@/lib/gateway/audience';
import { endRoundCall } from '@/lib/gateway/protocol/schema';
import { endRoundReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Closes a round.',
  audience: vendors,
  direct: 'POST /provider/v1/endRound',
  input: endRoundCall,
  output: endRoundReply,
  run: ({ ctx, input }) => ctx.port.endRound(input),
});
