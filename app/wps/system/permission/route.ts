import { z } from 'zod';
import { visitorCountry } from '@/lib/content/location';
import { clientFlags, domains, resources, systemStatus } from '@/lib/content/queries';
import { permissionOutput } from '@/lib/content/wire';
import { visitors } from '@/lib/identity/audience';
import { publicUrl } from '@/lib/platform/env';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'What the client needs to know at start: status, flags, ways to reach the operator, mirrors.',
  audience: visitors,
  input: z.object({}),
  output: permissionOutput,
  async run({ ctx: { db }, request, ip }) {
    const country = visitorCountry(request.headers);
    const [status, flags, ways, mirrors] = await Promise.all([
      systemStatus(db, ip, country),
      clientFlags(db),
      resources(db),
      domains(db),
    ]);
    return {
      info: {
        customerService: ways
          .filter((way) => way.resourceType === 'customer_service')
          .map((way) => ({ csType: way.resourceType, path: way.url })),
        domainRoute: mirrors.map((domainName) => ({ domainName })),
        resources: ways.filter((way) => way.resourceType !== 'customer_service'),
        whitelabel: flags,
        register: { rules: '/wps/system/setting/register' },
        mainDomain: new URL(publicUrl()).host,
        analytics: [],
      },
      location: { ip, country: country ?? null },
      maintenance: status.maintenance,
      maintenanceEnd: status.maintenanceEnd?.toISOString() ?? null,
      status: status.status,
    };
  },
});
