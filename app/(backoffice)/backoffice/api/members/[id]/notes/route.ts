import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { addNote } from '@/lib/backoffice/members/records';
import { noteInput } from '@/lib/backoffice/members/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds a note to a member; it is never changed.',
  audience: operators('members.write'),
  input: noteInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input }) => addNote(ctx, input),
});
