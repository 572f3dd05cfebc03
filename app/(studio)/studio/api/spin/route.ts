import { studioHost } from '@/lib/jobs/studio';
import { insufficientFunds } from '@/lib/ledger/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { spinners } from '@/lib/studio/play/audience';
import { clientSeedMissing, requestConflict, spinUnderWay, stakeNotOffered } from '@/lib/studio/play/errors';
import { asTyped, spin as input } from '@/lib/studio/play/schema';
import { playRequest } from '@/lib/studio/play/spin/commands';
import { requireOffered } from '@/lib/studio/play/spin/policy';
import type { WireSpin } from '@/lib/studio/play/spin/wire';

export const POST = defineRoute({
  summary: 'Plays one spin: a paid one, or the next of the features of the open round.',
  audience: spinners(studioHost),
  direct: 'POST /studio/api/spin',
  input,
  output: asTyped<WireSpin>(),
  refusals: [clientSeedMissing(), stakeNotOffered(), requestConflict(), spinUnderWay(), insufficientFunds()],
  async run({ ctx: { host, session, tokenHash }, input: { stake, requestId } }) {
    await requireOffered(host, session, stake);
    return playRequest(host, { session, tokenHash, requestId, stake });
  },
});
