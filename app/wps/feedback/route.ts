import { backgroundMembers } from '@/lib/identity/audience';
import { feedbackSenders } from '@/lib/inbox/feedback/audience';
import { createFeedback } from '@/lib/inbox/feedback/commands';
import { MAX_IMAGES } from '@/lib/inbox/feedback/constants';
import { listOwnFeedback } from '@/lib/inbox/feedback/queries';
import {
  feedbackInput,
  feedbackOutput,
  ownFeedbackOutput,
  ownFeedbackQuery,
} from '@/lib/inbox/feedback/schema';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';

export const GET = defineRoute({
  summary:
    "Lists the member's own feedback, newest first, with its state and the operator's answer. `next` is the `after` of the next page.",
  audience: backgroundMembers,
  input: ownFeedbackQuery,
  output: ownFeedbackOutput,
  async run({ ctx: { db, session }, input: { after, pageSize } }) {
    const { list, more } = await listOwnFeedback(db, session.memberId, { after, size: pageSize });
    return {
      list: list.map((each) => ({
        ...each,
        id: String(each.id),
        createdAt: each.createdAt.toISOString(),
        answeredAt: each.answeredAt?.toISOString() ?? null,
      })),
      next: more ? String(list.at(-1)!.id) : null,
    };
  },
});

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
