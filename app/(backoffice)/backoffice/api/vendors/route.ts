import { operators } from '@/lib/backoffice/audience';
import { admitVendor } from '@/lib/backoffice/vendors/commands';
import { newVendorInput, savedVendorOutput } from '@/lib/backoffice/vendors/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Admits a vendor.',
  audience: operators('integrations.write'),
  input: newVendorInput,
  output: savedVendorOutput,
  run: ({ ctx, input }) => admitVendor(ctx, input),
});
