import { vendors } from '@/lib/gateway/audience';
import { MAX_BATCH_BYTES, promoWinsCall } from '@/lib/gateway/protocol/schema';
import { batchReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Pays up to 500 prizes of a vendor's campaigns.",
  audience: vendors,
  input: promoWinsCall,
  output: batchReply,
  maxBytes: MAX_BATCH_BYTES,
  run: ({ ctx, input }) => ctx.port.promoWins(input),
});
