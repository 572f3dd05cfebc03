import { members } from '@/lib/identity/audience';
import { notExcluded } from '@/lib/protection/audience';
import { notFound, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';
import { applyForPromotion } from '@/lib/rewards/promotions/applications/commands';
import { MAX_PICTURES } from '@/lib/rewards/promotions/applications/constants';
import { alreadyApplied } from '@/lib/rewards/promotions/applications/errors';
import { exhausted, notAddressed, notOpen } from '@/lib/rewards/promotions/errors';
import { getPromotion } from '@/lib/rewards/promotions/lists';
import { applyInput } from '@/lib/rewards/promotions/schema';
import { promotionValue } from '@/lib/rewards/promotions/wire';

export const POST = defineRoute({
  summary:
    'Applies for a promotion, with a remark (140 characters) and up to three pictures (`images`, png or jpg, 5 MB each) as its rule asks. An operator decides.',
  audience: notExcluded(members),
  input: applyInput,
  output: promotionValue,
  body: 'multipart',
  files: ['images'],
  maxBytes: MAX_PICTURES * MAX_UPLOAD_BYTES,
  refusals: [notFound(), notOpen(), notAddressed(), exhausted(), alreadyApplied(), tooManyRequests(60)],
  async run({ ctx: { db, session }, input: { id, remark }, files, language }) {
    await applyForPromotion(db, session.memberId, {
      promotionId: id,
      remark,
      images: files.get('images') ?? [],
    });
    return getPromotion(db, language, id, session.memberId);
  },
});
