import { z } from 'zod';
import { consolidatedOf } from '@/lib/agents/contracts/loaders';
import { consolidatedValue } from '@/lib/agents/contracts/wire';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'The member’s own contracts as an agent: a flag for each kind (0 none, 1 in force, 2 an offer waits, 3 both), the terms in force and the offers that wait for an answer. All empty while the flag AGENTPOLICY3 is off.',
  audience: members,
  input: z.object({}),
  output: consolidatedValue,
  run: ({ ctx: { db, session } }) => consolidatedOf(db, session.memberId),
});
