import { operators } from '@/lib/backoffice/audience';
import { issueSecret } from '@/lib/backoffice/vendors/commands';
import { secretOutput, vendorCodeInput } from '@/lib/backoffice/vendors/schema';
import { secretsOverlap } from '@/lib/gateway/vendors/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Issues a secret to a vendor and shows it once; the former one stays valid until it is ended.',
  audience: operators('integrations.write'),
  input: vendorCodeInput,
  output: secretOutput,
  refusals: [notFound(), secretsOverlap()],
  run: ({ ctx, input }) => issueSecret(ctx, input.code),
});
