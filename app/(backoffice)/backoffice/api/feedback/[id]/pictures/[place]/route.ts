import { operators } from '@/lib/backoffice/audience';
import { readFeedbackPicture } from '@/lib/inbox/feedback/queries';
import { feedbackPictureInput } from '@/lib/inbox/feedback/schema';
import { defineFile } from '@/lib/platform/http/define-file';

export const GET = defineFile({
  summary: 'Returns a picture that was uploaded with feedback.',
  audience: operators('members.read'),
  input: feedbackPictureInput,
  responseType: 'image/jpeg',
  async run({ ctx, input }) {
    return { bytes: await readFeedbackPicture(ctx.db, input.id, input.place), type: 'image/jpeg' };
  },
});
