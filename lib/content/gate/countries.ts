import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIP } from 'node:net';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { z } from 'zod';
import { countryCode } from '@/lib/platform/http/client-country';

/** Country of each network, from the regional registries and the routing tables (PDDL 1.0, public domain). */
const FILE = join('node_modules', '@ip-location-db', 'iptoasn-country-mmdb', 'iptoasn-country.mmdb');

let reader: Reader<CountryResponse> | undefined;

/** Rows of this file are flat: { country_code: 'TH' }. */
const row = z.object({ country_code: z.string() }).nullable();

/**
 * Returns the country of an address from the bundled database, or undefined for addresses of no country (private
 * networks). The first call reads the 5 MB file.
 */
export function countryOfAddress(ip: string): string | undefined {
  if (!isIP(ip)) return undefined;
  reader ??= new Reader(readFileSync(FILE));
  return countryCode(row.parse(reader.get(ip))?.country_code);
}
