import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { countryCode } from '@/lib/platform/http/client-country';

/** A list: as it is stored, or as one text that is typed with commas, spaces or line breaks. An empty text is an empty list. */
const list = (most: number) =>
  z
    .union(
      [
        z.string(),
        z
          .array(z.string().max(64))
          .max(most)
          .transform((all) => all.join(' ')),
      ],
      'INVALID',
    )
    .pipe(z.string().max(8_000, 'INVALID'))
    .transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))])
    .pipe(z.array(z.string()).max(most, 'INVALID'));

const countries = list(250).refine((codes) => codes.every((code) => countryCode(code)), 'COUNTRIES');
/** Addresses or networks in CIDR. After `network`, PostgreSQL and ipaddr.js can read them. */
export const networks = list(500).refine((all) => all.every((one) => network(one) !== undefined), 'NETWORKS');

/** Returns a network as PostgreSQL takes it, or undefined. A bare address such as `203.0.113.7` stands for itself. */
export function network(text: string): string | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  if (!isIP(address) || rest.length > 0 || address.includes('%')) return undefined;
  const bits = isIPv6(address) ? 128 : 32;
  if (prefix === undefined) return `${address}/${bits}`;
  // A network of all addresses is refused: it would lock out the operator too. Maintenance is the setting for that.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits ? text : undefined;
}

/** Whether the site is open. An end in the past, or one without maintenance, is dropped. */
export const maintenanceInput = z.object({
  maintenance: z.boolean('INVALID'),
  /** ISO 8601 with a zone; empty if not known. */
  maintenanceEnd: z.union([z.literal(''), z.iso.datetime({ offset: true, error: 'INVALID' })], 'INVALID'),
});

/** The region rules, as lists that are typed. */
export const regionInput = z.object({
  blockedCountries: countries,
  blockedNetworks: networks,
  allowedCountries: countries,
  allowedNetworks: networks,
});

export type MaintenanceInput = z.output<typeof maintenanceInput>;
export type RegionInput = z.output<typeof regionInput>;
