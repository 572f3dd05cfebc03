import * as catalogue from '@/lib/catalogue/vendors/queries';
import { database, type Db } from '@/lib/db/client';
import { flushVendorHealth } from '@/lib/gateway/health/counter';
import { lastCalls, vendorHealth } from '@/lib/gateway/health/queries';
import { walletPath } from '@/lib/gateway/dialects/names';
import { publicKeyFingerprint } from '@/lib/gateway/vendors/public-key';
import { credentialsOf, vendorCredentials } from '@/lib/gateway/vendors/queries';
import { publicUrl } from '@/lib/platform/env';
import { now } from '@/lib/platform/clock';
import { undefinedIfNotFound } from '../rules';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * HOUR);

/** The calls that this process has counted are written first, so that an operator sees those of this moment. */
async function current(): Promise<Db> {
  const db = database();
  await flushVendorHealth(db);
  return db;
}

/** Every vendor with its credentials, the health of its calls in the last 24 hours, and its last call. */
export async function listVendors() {
  const db = await current();
  const [vendors, credentials, health, calls] = await Promise.all([
    catalogue.listVendors(db),
    vendorCredentials(db),
    vendorHealth(db, hoursAgo(24)),
    lastCalls(db),
  ]);
  return vendors.map((vendor) => ({
    ...vendor,
    credentials: credentials.get(vendor.code),
    health: health.get(vendor.code),
    lastCallAt: calls.get(vendor.code),
  }));
}

/** A vendor with its credentials and the health of its calls in the last hour, day and week; undefined if there is none. */
export async function findVendor(code: string) {
  const db = await current();
  const vendor = await undefinedIfNotFound(catalogue.requireVendor(db, code));
  if (!vendor) return undefined;
  const [credentials, hour, day, week, calls] = await Promise.all([
    credentialsOf(db, code),
    vendorHealth(db, hoursAgo(1), code),
    vendorHealth(db, hoursAgo(24), code),
    vendorHealth(db, hoursAgo(24 * 7), code),
    lastCalls(db),
  ]);
  return {
    vendor,
    credentials,
    walletAddress: `${publicUrl()}${walletPath(credentials.dialect, code)}`,
    fingerprint: credentials.publicKey && publicKeyFingerprint(credentials.publicKey),
    lastCallAt: calls.get(code),
    health: [
      { period: 'hour' as const, figures: hour.get(code) },
      { period: 'day' as const, figures: day.get(code) },
      { period: 'week' as const, figures: week.get(code) },
    ],
  };
}
