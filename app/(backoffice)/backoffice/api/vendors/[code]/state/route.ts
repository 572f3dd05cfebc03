import { operators } from '@/lib/backoffice/audience';
import { changeVendorState } from '@/lib/backoffice/vendors/commands';
import { savedVendorOutput, vendorStateInput } from '@/lib/backoffice/vendors/schema';
import { changedMeanwhile } from '@/lib/catalogue/desk/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Opens, pauses or disables a vendor.',
  audience: operators('integrations.write'),
  input: vendorStateInput,
  output: savedVendorOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => changeVendorState(ctx, input),
});
