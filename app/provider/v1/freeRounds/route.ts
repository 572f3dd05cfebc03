import { vendors } from '@/lib/gateway/audience';
import { freeRoundsCall } from '@/lib/gateway/protocol/schema';
import { freeRoundsReply } from '@/lib/gateway/protocol/wire';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Lists the free rounds that the site has granted and the player can play in the game.',
  audience: vendors,
  direct: 'POST /provider/v1/freeRounds',
  input: freeRoundsCall,
  output: freeRoundsReply,
  run: ({ ctx, input }) => ctx.port.freeRounds(input),
});
