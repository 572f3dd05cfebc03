import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { uploadPicture } from '@/lib/backoffice/content/commands';
import { listPictures } from '@/lib/backoffice/content/loaders';
import { pictureOutput, picturesOutput } from '@/lib/backoffice/content/schema';
import { pictureAddress } from '@/lib/content/pictures/constants';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { MAX_UPLOAD_BYTES } from '@/lib/platform/pictures';

export const GET = defineRoute({
  summary: 'Lists the last pictures that operators have uploaded.',
  audience: operators('content.write'),
  input: z.object({}),
  output: picturesOutput,
  async run() {
    const list = await listPictures();
    return { list: list.map((picture) => ({ ...picture, url: pictureAddress(picture.id) })) };
  },
});

export const POST = defineRoute({
  summary: 'Stores a picture for texts and banners: PNG or JPEG, at most 5 MB, re-encoded.',
  audience: operators('content.write'),
  input: z.object({}),
  output: pictureOutput,
  body: 'multipart',
  files: ['picture'],
  maxBytes: MAX_UPLOAD_BYTES,
  refusals: [tooManyRequests(60)],
  async run({ ctx, files }) {
    const picture = await uploadPicture(ctx, files.get('picture')?.[0]);
    return { ...picture, url: pictureAddress(picture.id) };
  },
});
