import { operators } from '@/lib/backoffice/audience';
import { pictureInput, pictureOutput } from '@/lib/backoffice/site/schema';
import { storeBrandPicture } from '@/lib/platform/brand-pictures/commands';
import { MAX_UPLOAD } from '@/lib/platform/brand-pictures/constants';
import { badInput, tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Stores a logo or an icon (`picture`: PNG, JPEG or SVG), drawn again as PNG. The setting `pictures` puts it in use.',
  audience: operators('site.write'),
  input: pictureInput,
  output: pictureOutput,
  body: 'multipart',
  files: ['picture'],
  maxBytes: MAX_UPLOAD + 65_536,
  refusals: [tooManyRequests(10)],
  run({ input, files }) {
    const picture = files.get('picture')?.[0];
    if (!picture) throw badInput({ picture: { code: 'REQUIRED' } });
    return storeBrandPicture(picture, input.kind);
  },
});
