import { z } from 'zod';
import { removeAppRelease } from '@/lib/backoffice/apps/commands';
import { operators } from '@/lib/backoffice/audience';
import { renewing } from '@/lib/backoffice/content/renew';
import { PLATFORMS } from '@/lib/content/apps/constants';
import { platformInput } from '@/lib/content/apps/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Removes the app of a platform; the download page then offers the site itself only.',
  audience: operators('site.write'),
  input: platformInput,
  output: z.object({ platform: z.enum(PLATFORMS) }),
  refusals: [notFound()],
  run: ({ ctx, input }) => renewing(removeAppRelease(ctx, input.platform)),
});
