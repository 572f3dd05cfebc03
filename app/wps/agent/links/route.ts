import { z } from 'zod';
import { aboveUpline, uplineWithoutContract } from '@/lib/agents/contracts/errors';
import { toTerms } from '@/lib/agents/contracts/schema';
import { createLink } from '@/lib/agents/links/commands';
import { tooManyLinks } from '@/lib/agents/links/errors';
import { listLinks } from '@/lib/agents/links/queries';
import { linkInput, linksInput, linkValue } from '@/lib/agents/links/schema';
import { toWireLink } from '@/lib/agents/links/wire';
import { agents } from '@/lib/identity/audience';
import { ZERO } from '@/lib/money/amount';
import { defineRoute } from '@/lib/platform/http/define-route';
import { mapPage } from '@/lib/platform/page';
import { pagingOutput } from '@/lib/platform/page-schema';

export const GET = defineRoute({
  summary:
    'The agent’s invitation links, newest first, with visits, registrations, members with a deposit, and their valid bets.',
  audience: agents,
  input: linksInput,
  output: z.object({ list: z.array(linkValue), ...pagingOutput }),
  run: async ({ ctx: { db, session }, input }) =>
    mapPage(await listLinks(db, session.memberId, input), toWireLink),
});

export const POST = defineRoute({
  summary:
    'Makes an invitation link: who registers by it becomes a player, or an agent of the type, below the agent; an agent is offered its terms. The same requestId gives the same link.',
  audience: agents,
  input: linkInput,
  output: linkValue,
  refusals: [tooManyLinks(), uplineWithoutContract(), aboveUpline({ rate: 30_000, amount: ZERO }, {})],
  async run({ ctx: { db, session }, input }) {
    const id = await createLink(db, session.memberId, { ...input, offers: input.offers.map(toTerms) });
    const { list } = await listLinks(db, session.memberId, { pageNum: 1, pageSize: 1 }, id);
    return toWireLink(list[0]!);
  },
});
