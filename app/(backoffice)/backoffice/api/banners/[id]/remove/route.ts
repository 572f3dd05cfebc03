import { operators } from '@/lib/backoffice/audience';
import { deleteBanner } from '@/lib/backoffice/banners/commands';
import { renewing } from '@/lib/backoffice/content/renew';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Deletes a banner. Its history stays.',
  audience: operators('content.write'),
  input: idInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input }) => renewing(deleteBanner(ctx, input.id)),
});
