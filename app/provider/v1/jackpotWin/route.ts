import { vendors } from '@/lib/gateway/audience';
import { jackpotWinCall } from '@/lib/gateway/protocol/schema';
import { moneyReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Pays a jackpot.',
  audience: vendors,
  input: jackpotWinCall,
  output: moneyReply,
  run: ({ ctx, input }) => ctx.port.jackpotWin(input),
});
