import { studioHost } from '@/lib/studio-host/host';
import { insufficientFunds } from '@/lib/ledger/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { playersUnchecked } from '@/lib/studio/play/audience';
import {
  clientSeedMissing,
  requestConflict,
  roundTooEarly,
  spinUnderWay,
  stakeNotOffered,
  versionGone,
} from '@/lib/studio/play/errors';
import { asTyped, spin as input } from '@/lib/studio/play/schema';
import { playMove } from '@/lib/studio/play/spin/commands';
import { requireGrant, requireOfferedStake } from '@/lib/studio/play/spin/policy';
import type { WireSpin } from '@/lib/studio/play/spin/wire';

export const POST = defineRoute({
  summary: 'Plays one spin: a paid one, or the next one of the open round.',
  audience: playersUnchecked(studioHost),
  direct: 'POST /studio/api/spin',
  input,
  output: asTyped<WireSpin>(),
  refusals: [
    clientSeedMissing(),
    stakeNotOffered(),
    requestConflict(),
    roundTooEarly(),
    spinUnderWay(),
    versionGone(),
    insufficientFunds(),
  ],
  async run({ ctx: { host, session, tokenHash }, input: { stake, requestId, grantId } }) {
    if (grantId === undefined) await requireOfferedStake(host, session, stake);
    else await requireGrant(host, session, { requestId, grantId, stake });
    return playMove(host, { session, tokenHash, requestId, stake, grantId });
  },
});
