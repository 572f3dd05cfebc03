import { members } from '@/lib/identity/audience';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { spinValue, toWireSpin } from '@/lib/rewards/points/wire';
import { noSpins, spin, wheelClosed, wheelSeedUsed } from '@/lib/rewards/wheel/commands';
import { spinInput } from '@/lib/rewards/wheel/schema';
import { notExcluded } from '@/lib/protection/audience';

export const POST = defineRoute({
  summary:
    'Uses one spin of the wheel. `commitment` is the hash that GET /wps/points/wheel gave; the browser makes `clientSeed` after it. The answer reveals the server’s seed.',
  audience: notExcluded(members),
  input: spinInput,
  output: spinValue,
  refusals: [wheelClosed(), noSpins(), wheelSeedUsed(), idempotencyConflict()],
  run: async ({ ctx: { db, session }, input, language }) =>
    toWireSpin(language)(await spin(db, session.memberId, input)),
});
