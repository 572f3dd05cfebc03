import { vendors } from '@/lib/gateway/audience';
import { promoWinCall } from '@/lib/gateway/protocol/schema';
import { moneyReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Pays the prize of a vendor's campaign.",
  audience: vendors,
  input: promoWinCall,
  output: moneyReply,
  run: ({ ctx, input }) => ctx.port.promoWin(input),
});
