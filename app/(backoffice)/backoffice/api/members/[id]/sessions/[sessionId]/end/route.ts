import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { endSession } from '@/lib/backoffice/members/commands';
import { sessionInput } from '@/lib/backoffice/members/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends one session of a member.',
  audience: operators('members.write'),
  input: sessionInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input }) => endSession(ctx, input),
});
