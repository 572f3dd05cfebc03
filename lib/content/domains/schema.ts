import { z } from 'zod';
import { HOST_NAME } from '@/lib/platform/http/host-name';

/** The most mirrors in the list. The picker measures five at a time. */
const MAX_DOMAINS = 50;

/** The mirror list: as it is stored, or as typed with one host per line. */
export const domainsInput = z.object({
  domains: z
    .union(
      [
        z.string(),
        z
          .array(z.string().max(300))
          .max(MAX_DOMAINS)
          .transform((all) => all.join('\n')),
      ],
      'INVALID',
    )
    .pipe(z.string().max(20_000, 'INVALID'))
    .transform((text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(z.string()).max(MAX_DOMAINS, 'INVALID'))
    .refine((all) => all.every((one) => HOST_NAME.test(one)), 'DOMAINS'),
});
