import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { readOwnRebate } from '@/lib/rewards/rebate/loaders';
import { rebateValue } from '@/lib/rewards/rebate/wire';

export const GET = defineRoute({
  summary:
    'The member’s rebate: valid bets, rate and amount by category and vendor that were not claimed yet, what a claim would pay, and the rates of today.',
  audience: members,
  input: z.object({}),
  output: rebateValue,
  run: ({ ctx: { db, session }, language }) => readOwnRebate(db, session.memberId, language),
});
