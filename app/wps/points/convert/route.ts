import { members } from '@/lib/identity/audience';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { convert } from '@/lib/rewards/points/commands';
import { notEnoughPoints, ratioMissing } from '@/lib/rewards/points/errors';
import { convertInput } from '@/lib/rewards/points/schema';
import { conversionValue, toWireConversion } from '@/lib/rewards/points/wire';
import { notExcluded } from '@/lib/protection/audience';

export const POST = defineRoute({
  summary:
    'Converts whole points to money by the ratio table, with the payment password. The same requestId gives the same conversion.',
  audience: notExcluded(members),
  encrypted: true,
  input: convertInput,
  output: conversionValue,
  refusals: [ratioMissing(), notEnoughPoints(10_000n), idempotencyConflict()],
  run: async ({ ctx: { db, session }, input }) =>
    toWireConversion(await convert(db, session.memberId, input)),
});
