import { signedIn } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { ownChases } from '@/lib/studio-host/lottery/betting';
import { chaseListInput } from '@/lib/studio/lottery/schema';
import { chaseListOutput } from '@/lib/studio/lottery/wire';

export const GET = defineRoute({
  summary: "Lists the member's chases of lottery draws, newest first.",
  audience: signedIn,
  input: chaseListInput,
  output: chaseListOutput,
  async run({ ctx, input }) {
    return ownChases(ctx, input);
  },
});
