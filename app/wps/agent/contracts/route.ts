import { z } from 'zod';
import { offerContract } from '@/lib/agents/contracts/commands';
import {
  aboveUpline,
  contractNotPossible,
  higherRate,
  uplineWithoutContract,
} from '@/lib/agents/contracts/errors';
import { downlineContracts, openContracts } from '@/lib/agents/contracts/queries';
import { listInput, offerInput, toTerms } from '@/lib/agents/contracts/schema';
import { contractChanges } from '@/lib/agents/contracts/throttle';
import { contractValue, downlineValue, toWireContract, toWireDownline } from '@/lib/agents/contracts/wire';
import { agents } from '@/lib/identity/audience';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { ZERO } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { mapPage } from '@/lib/platform/page';
import { pagingOutput } from '@/lib/platform/page-schema';

export const GET = defineRoute({
  summary:
    'The agent’s own contracts and offers, and a page of the direct downline agents with theirs. `memberId` is one of them, `search` a part of an account or nickname, `type` a kind of contract.',
  audience: agents,
  input: listInput,
  output: z.object({ own: z.array(contractValue), list: z.array(downlineValue), ...pagingOutput }),
  async run({ ctx: { db, session }, input }) {
    const at = now();
    const [own, page] = await Promise.all([
      openContracts(db, [session.memberId], at),
      downlineContracts(db, session.memberId, at, input),
    ]);
    return {
      own: own.map(toWireContract(session.memberId)),
      ...mapPage(page, toWireDownline(session.memberId)),
    };
  },
});

export const POST = defineRoute({
  summary:
    'Offers a contract to a direct downline, or asks the upline for one with the agent’s own id as `memberId`. It replaces the open offer of that kind. Contracts below that are higher need `confirm`. The same requestId gives the same offer.',
  audience: agents,
  input: offerInput,
  output: contractValue,
  refusals: [
    notFound(),
    contractNotPossible(),
    uplineWithoutContract(),
    aboveUpline({ rate: 30_000, amount: ZERO }, {}),
    higherRate([]),
    idempotencyConflict(),
    tooManyRequests(60),
  ],
  async run({ ctx: { db, session }, input }) {
    await contractChanges.take(String(session.memberId));
    return toWireContract(session.memberId)(
      await offerContract(
        db,
        { memberId: session.memberId },
        {
          agentId: BigInt(input.memberId),
          terms: toTerms(input),
          requestId: input.requestId,
          confirm: input.confirm,
        },
      ),
    );
  },
});
