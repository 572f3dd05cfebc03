import { operators } from '@/lib/backoffice/audience';
import { changeVendor } from '@/lib/backoffice/vendors/commands';
import { savedVendorOutput, vendorInput } from '@/lib/backoffice/vendors/schema';
import { changedMeanwhile } from '@/lib/catalogue/desk/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes the settings of a vendor; refused if `version` is not its current one.',
  audience: operators('integrations.write'),
  input: vendorInput,
  output: savedVendorOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => changeVendor(ctx, input),
});
