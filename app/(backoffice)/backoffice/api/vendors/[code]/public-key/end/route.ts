import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { endFormerPublicKey } from '@/lib/backoffice/vendors/commands';
import { vendorCodeInput } from '@/lib/backoffice/vendors/schema';
import { noFormerPublicKey } from '@/lib/gateway/vendors/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends the former public key of a vendor.',
  audience: operators('integrations.write'),
  input: vendorCodeInput,
  output: z.object({}),
  refusals: [noFormerPublicKey()],
  run: ({ ctx, input }) => endFormerPublicKey(ctx, input.code),
});
