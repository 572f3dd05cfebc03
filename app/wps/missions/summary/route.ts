import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { readSummary } from '@/lib/rewards/missions/loaders';
import { summaryValue } from '@/lib/rewards/missions/wire';

export const GET = defineRoute({
  summary:
    'The missions that are open for the member, with their progress from settled rounds, deposits and check-ins, and rewards of former periods that can still be claimed. Missions of a chain follow each other.',
  audience: members,
  input: z.object({}),
  output: summaryValue,
  run: ({ ctx: { db, session }, language }) => readSummary(db, session, language),
});
