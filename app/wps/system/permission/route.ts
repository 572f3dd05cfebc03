import { z } from 'zod';
import { clientFlags, resources, systemStatus } from '@/lib/content/queries';
import { domains } from '@/lib/content/domains/queries';
import { serviceChannels } from '@/lib/content/service/queries';
import { sealPath } from '@/lib/content/service/rules';
import { permissionOutput } from '@/lib/content/wire';
import { visitors } from '@/lib/identity/audience';
import { publicUrl } from '@/lib/platform/env';
import { requestCountry } from '@/lib/platform/http/client-country';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Returns what the client needs at start: status, flags, support channels, links and mirrors.',
  audience: visitors,
  input: z.object({}),
  output: permissionOutput,
  async run({ ctx: { db }, request, ip }) {
    const country = requestCountry(request.headers);
    const [status, flags, links, mirrors, channels] = await Promise.all([
      systemStatus(db, ip, country),
      clientFlags(db),
      resources(db),
      domains(db),
      serviceChannels(db),
    ]);
    return {
      info: {
        customerService: channels.map(({ csType, path }) => ({ csType, path: sealPath(path) })),
        domainRoute: mirrors.map((domainName) => ({ domainName })),
        resources: links,
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
