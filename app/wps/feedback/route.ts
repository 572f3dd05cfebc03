import { feedbackSenders } from '@/lib/inbox/feedback/audience';
import { createFeedback } from '@/lib/inbox/feedback/commands';
import { MAX_IMAGES } from '@/lib/inbox/feedback/constants';
import { feedbackInput, feedbackOutput } from '@/lib/inbox/feedback/schema';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';

export const PUT = defineRoute({
  summary:
    'Sends feedback to the operator, with up to three pictures (`images`, png or jpg, 5 MB each). A visitor adds a contact.',
  audience: feedbackSenders,
  input: feedbackInput,
  output: feedbackOutput,
  body: 'multipart',
  files: ['images'],
  maxBytes: MAX_IMAGES * MAX_UPLOAD_BYTES,
  refusals: [tooManyRequests(60)],
  async run({ ctx: { db, session }, input, files, ip, language }) {
    const id = await createFeedback(
      db,
      { session, ip, language },
      { ...input, images: files.get('images') ?? [] },
    );
    return { id: String(id) };
  },
});
