import { vendors } from '@/lib/gateway/audience';
import { rollbackCall } from '@/lib/gateway/protocol/schema';
import { moneyReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Reverses a transaction. If it has not arrived yet, it is refused for good (tombstone).',
  audience: vendors,
  direct: 'POST /provider/v1/rollback',
  input: rollbackCall,
  output: moneyReply,
  run: ({ ctx, input }) => ctx.port.rollback(input),
});
