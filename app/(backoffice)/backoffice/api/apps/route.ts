import { z } from 'zod';
import { setAppRelease } from '@/lib/backoffice/apps/commands';
import { operators } from '@/lib/backoffice/audience';
import { renewing } from '@/lib/backoffice/content/renew';
import { MAX_APP_BYTES, PLATFORMS } from '@/lib/content/apps/constants';
import { releaseInput } from '@/lib/content/apps/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets the app of a platform: a link to a store or a file, or an Android package to send.',
  audience: operators('site.write'),
  input: releaseInput,
  output: z.object({ platform: z.enum(PLATFORMS) }),
  body: 'multipart',
  files: ['file'],
  maxBytes: MAX_APP_BYTES + 65_536,
  run: ({ ctx, input, files }) => renewing(setAppRelease(ctx, input, files.get('file')?.[0])),
});
