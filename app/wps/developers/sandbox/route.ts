import { z } from 'zod';
import { openSandbox } from '@/lib/conformance/sandbox/commands';
import { SANDBOX_PATH } from '@/lib/conformance/sandbox/constants';
import { visitors } from '@/lib/identity/audience';
import { humanCheck } from '@/lib/identity/human/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Opens a sandbox of the vendor protocol for a day, with a vendor code and a secret. Needs a human check.',
  audience: visitors,
  input: z.object(humanCheck),
  output: z.object({ code: z.string(), secret: z.string(), path: z.string(), endsAt: z.string() }),
  async run({ ctx, input, request, ip, headers }) {
    const { endsAt, ...opened } = await openSandbox(ctx.db, input, requestOrigin(request, ip, headers));
    return { ...opened, path: SANDBOX_PATH, endsAt: endsAt.toISOString() };
  },
});
