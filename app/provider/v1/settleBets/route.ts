import { vendors } from '@/lib/gateway/audience';
import { MAX_BATCH_BYTES, settleBetsCall } from '@/lib/gateway/protocol/schema';
import { batchReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Pays and ends up to 500 rounds: a win with endsRound for each.',
  audience: vendors,
  input: settleBetsCall,
  output: batchReply,
  maxBytes: MAX_BATCH_BYTES,
  run: ({ ctx, input }) => ctx.port.settleBets(input),
});
