import { vendors } from '@/lib/gateway/audience';
import { authenticateCall } from '@/lib/gateway/protocol/schema';
import { authenticateReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Exchanges a launch token for a player token, once.',
  audience: vendors,
  input: authenticateCall,
  output: authenticateReply,
  run: ({ ctx, input }) => ctx.port.authenticate(input),
});
