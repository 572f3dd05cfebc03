import { operators } from '@/lib/backoffice/audience';
import { addCanned } from '@/lib/backoffice/canned/commands';
import { newCannedInput, savedCannedOutput } from '@/lib/inbox/canned/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores a prepared answer to chats and feedback.',
  audience: operators('chat.answer'),
  input: newCannedInput,
  output: savedCannedOutput,
  run: ({ ctx, input }) => addCanned(ctx, input),
});
