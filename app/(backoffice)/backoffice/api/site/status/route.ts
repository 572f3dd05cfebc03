import { operators } from '@/lib/backoffice/audience';
import { updateSiteStatus } from '@/lib/backoffice/site/commands';
import { statusChangedOutput, statusInput } from '@/lib/content/gate/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Opens or closes the site, for everybody or for regions; effective on every node within two seconds.',
  audience: operators('site.write'),
  input: statusInput,
  output: statusChangedOutput,
  async run({ ctx, input }) {
    const row = await updateSiteStatus(ctx, input);
    return { ...row, maintenanceEnd: row.maintenanceEnd?.toISOString() ?? null };
  },
});
