import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { endFormerSecret } from '@/lib/backoffice/vendors/commands';
import { vendorCodeInput } from '@/lib/backoffice/vendors/schema';
import { noFormerSecret } from '@/lib/gateway/vendors/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends the former secret of a vendor.',
  audience: operators('integrations.write'),
  input: vendorCodeInput,
  output: z.object({}),
  refusals: [noFormerSecret()],
  run: ({ ctx, input }) => endFormerSecret(ctx, input.code),
});
