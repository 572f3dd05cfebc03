import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { systemStatus } from '@/lib/content/queries';
import { statusOutput } from '@/lib/content/wire';
import { requestCountry } from '@/lib/platform/http/client-country';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Returns the status of the site: 0 normal, 1 maintenance, 2 region-restricted.',
  audience: visitors,
  input: z.object({}),
  output: statusOutput,
  async run({ ctx, request, ip }) {
    const country = requestCountry(request.headers);
    const { status, maintenanceEnd } = await systemStatus(ctx.db, ip, country);
    return {
      status,
      maintenanceEnd: maintenanceEnd?.toISOString() ?? null,
      location: { ip, country: country ?? null },
    };
  },
});
