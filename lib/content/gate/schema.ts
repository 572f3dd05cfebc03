import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { countryCode } from '@/lib/platform/http/client-country';

/** A list, typed with commas, spaces or line breaks. An empty text is an empty list. */
const list = (most: number) =>
  z
    .string('INVALID')
    .max(8_000, 'INVALID')
    .transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))])
    .pipe(z.array(z.string()).max(most, 'INVALID'));

const countries = list(250).refine((codes) => codes.every((code) => countryCode(code)), 'COUNTRIES');
const networks = list(500).refine((all) => all.every((one) => network(one) !== undefined), 'NETWORKS');

/** Returns a network as PostgreSQL takes it, or undefined. A bare address such as `203.0.113.7` stands for itself. */
export function network(text: string): string | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  if (!isIP(address) || rest.length > 0 || address.includes('%')) return undefined;
  const bits = isIPv6(address) ? 128 : 32;
  if (prefix === undefined) return `${address}/${bits}`;
  // A network of all addresses is refused: it would lock out the operator too. Maintenance is the setting for that.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits ? text : undefined;
}

/** Who may enter, from an operator. An end in the past, or one without maintenance, is dropped. */
export const statusInput = z.object({
  maintenance: z.boolean('INVALID'),
  /** ISO 8601 with a zone; empty if not known. */
  maintenanceEnd: z.union([z.literal(''), z.iso.datetime({ offset: true, error: 'INVALID' })], 'INVALID'),
  blockedCountries: countries,
  blockedNetworks: networks,
});

export type StatusInput = z.output<typeof statusInput>;

export const statusChangedOutput = z.object({
  maintenance: z.boolean(),
  maintenanceEnd: z.string().nullable(),
  blockedCountries: z.array(z.string()),
  blockedNetworks: z.array(z.string()),
});
