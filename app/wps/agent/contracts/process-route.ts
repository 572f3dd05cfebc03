import type { ContractKind } from '@/lib/agents/constants';
import {
  aboveUpline,
  contractEnded,
  higherRate,
  offerDecided,
  offerExpired,
} from '@/lib/agents/contracts/errors';
import { processContract } from '@/lib/agents/contracts/process';
import { processInput } from '@/lib/agents/contracts/schema';
import { contractValue, toWireContract } from '@/lib/agents/contracts/wire';
import { agents } from '@/lib/identity/audience';
import { ZERO } from '@/lib/money/amount';
import { notFound, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

/** POST /wps/agent/contracts/{kind}/process: each kind of contract has a path of its own. `name` names the kind in the summary. */
export const processRoute = (kind: ContractKind, name: string) =>
  defineRoute({
    summary: `Acts on ${name}: accepts, rejects, withdraws or counters an offer (with terms and a requestId), ends it with its period (terminate), or asks to end it at once and answers that (requestEnd, acceptEnd, refuseEnd, withdrawEnd). Contracts below that end need \`confirm\`; without it the refusal names them.`,
    audience: agents,
    input: processInput(kind),
    output: contractValue,
    refusals: [
      notFound(),
      offerDecided(),
      offerExpired(),
      contractEnded(),
      aboveUpline({ rate: 30_000, amount: ZERO }, {}),
      higherRate([]),
      tooManyRequests(60),
    ],
    run: async ({ ctx: { db, session }, input }) =>
      toWireContract(session.memberId)(await processContract(db, session.memberId, kind, input)),
  });
