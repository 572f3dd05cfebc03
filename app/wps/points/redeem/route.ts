import { members } from '@/lib/identity/audience';
import { idempotencyConflict, insufficientFunds } from '@/lib/ledger/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { goodNotForYou, memberLimit, soldOut } from '@/lib/rewards/mall/errors';
import { redeem } from '@/lib/rewards/mall/orders/commands';
import { redeemInput } from '@/lib/rewards/mall/orders/schema';
import { notEnoughPoints } from '@/lib/rewards/points/errors';
import { orderValue, toWireOrder } from '@/lib/rewards/points/wire';
import { notExcluded } from '@/lib/protection/audience';

export const POST = defineRoute({
  summary:
    'Redeems pieces of a good, with the payment password. Goods that are sent need `address`. The same requestId gives the same order.',
  audience: notExcluded(members),
  encrypted: true,
  input: redeemInput,
  output: orderValue,
  refusals: [
    notFound(),
    soldOut(),
    memberLimit(1),
    goodNotForYou(),
    notEnoughPoints(10_000n),
    insufficientFunds(),
    idempotencyConflict(),
  ],
  run: async ({ ctx: { db, session }, input, language }) =>
    toWireOrder(language)(await redeem(db, session.memberId, input)),
});
