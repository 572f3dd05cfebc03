import { z } from 'zod';

/** More than anybody would try; the picker asks five at a time. */
const MOST_DOMAINS = 50;

/** A host, with a port where it is not the usual one; as content.domain has it. */
const HOST =
  /^(?=.{1,253}(?::|$))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/;

/** The mirror list as it is typed: a host a line. */
export const domainsInput = z.object({
  domains: z
    .string('INVALID')
    .max(20_000, 'INVALID')
    .transform((text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(z.string()).max(MOST_DOMAINS, 'INVALID'))
    .refine((all) => all.every((one) => HOST.test(one)), 'DOMAINS'),
});
