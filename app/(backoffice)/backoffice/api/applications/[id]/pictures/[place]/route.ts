import { operators } from '@/lib/backoffice/audience';
import { applicationPictureInput } from '@/lib/backoffice/activities/schema';
import { defineFile } from '@/lib/platform/http/define-file';
import { readApplicationPicture } from '@/lib/rewards/promotions/applications/queries';

export const GET = defineFile({
  summary: 'Returns a picture of an application for a promotion.',
  audience: operators('promotions.decide'),
  input: applicationPictureInput,
  responseType: 'image/jpeg',
  async run({ ctx, input }) {
    return { bytes: await readApplicationPicture(ctx.db, input.id, input.place), type: 'image/jpeg' };
  },
});
