import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIP } from 'node:net';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { z } from 'zod';
import { countryCode } from '@/lib/platform/http/client-country';

/** Which country each network is in, as the regional registries and the routing tables have it (PDDL 1.0, in the public domain). */
const FILE = join('node_modules', '@ip-location-db', 'iptoasn-country-mmdb', 'iptoasn-country.mmdb');

let reader: Reader<CountryResponse> | undefined;

/** This file's rows are flat: { country_code: 'TH' }. */
const row = z.object({ country_code: z.string() }).nullable();

/**
 * The country of an address by the bundled database; undefined for addresses that are in none (private networks). The
 * 5 MB are read at the first question.
 */
export function countryOfAddress(ip: string): string | undefined {
  if (!isIP(ip)) return undefined;
  reader ??= new Reader(readFileSync(FILE));
  return countryCode(row.parse(reader.get(ip))?.country_code);
}
