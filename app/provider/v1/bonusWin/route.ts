import { vendors } from '@/lib/gateway/audience';
import { bonusWinCall } from '@/lib/gateway/protocol/schema';
import { moneyReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Pays the win of a grant of free rounds.',
  audience: vendors,
  input: bonusWinCall,
  output: moneyReply,
  run: ({ ctx, input }) => ctx.port.bonusWin(input),
});
