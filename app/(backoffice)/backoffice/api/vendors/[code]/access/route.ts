import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { changeVendorAccess } from '@/lib/backoffice/vendors/commands';
import { vendorAccessInput } from '@/lib/backoffice/vendors/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Sets whether the calls of a vendor are accepted, in which dialect, and whether its bonusWin pays.',
  audience: operators('integrations.write'),
  input: vendorAccessInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input: { code, ...access } }) => changeVendorAccess(ctx, code, access),
});
