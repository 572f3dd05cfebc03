import { makeAccounts } from '@/lib/agents/accounts/commands';
import { accountsInput, accountsValue } from '@/lib/agents/accounts/schema';
import { agents } from '@/lib/identity/audience';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Makes up to 200 accounts below the agent, with one-time passwords that are shown once. All are made or none. The same requestId gives the same accounts without their passwords.',
  audience: agents,
  input: accountsInput,
  output: accountsValue,
  refusals: [idempotencyConflict(), tooManyRequests(60)],
  async run({ ctx: { db, session }, input }) {
    const made = await makeAccounts(db, session.memberId, input);
    return {
      ...made,
      endsAt: made.endsAt?.toISOString() ?? null,
      accounts: made.accounts.map(({ id, ...account }) => ({ id: String(id), ...account })),
    };
  },
});
