import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { endSessions } from '@/lib/backoffice/members/commands';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends all sessions of a member.',
  audience: operators('members.write'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input }) => endSessions(ctx, input.id),
});
