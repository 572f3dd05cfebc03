import { vendors } from '@/lib/gateway/audience';
import { winCall } from '@/lib/gateway/protocol/schema';
import { moneyReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Pays a win of an open round.',
  audience: vendors,
  direct: 'POST /provider/v1/win',
  input: winCall,
  output: moneyReply,
  run: ({ ctx, input }) => ctx.port.win(input),
});
