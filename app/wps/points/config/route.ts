import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { readRules } from '@/lib/rewards/points/rule-sets';
import { RULE_SCHEMAS } from '@/lib/rewards/points/schema';

export const GET = defineRoute({
  summary:
    'The rules of points: how they are earned, the ratio table for their conversion to money, the check-in calendar, how spins are earned.',
  audience: members,
  input: z.object({}),
  output: z.object(RULE_SCHEMAS),
  run: async ({ ctx: { db } }) => (await readRules(db)).rules,
});
