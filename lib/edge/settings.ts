import { selfUrl } from '@/lib/platform/http/self-url';

/**
 * The settings that the middleware needs, each read by its name: at the edge the environment cannot be enumerated, and
 * lib/platform/env.ts checks all of it when a Node process starts.
 */
export const settings = () => ({
  trustedProxies: Number(process.env.TRUST_PROXY || 0),
  addressHeader: process.env.ADDRESS_HEADER,
  countryHeader: process.env.COUNTRY_HEADER,
  publicUrl: process.env.PUBLIC_URL ?? '',
  sessionSecret: process.env.SESSION_SECRET,
  /** The key of the server process that this middleware runs in; undefined under plain Next.js. */
  processKey: process.env.CROUPIER_PROCESS_KEY,
  /** Where the site reaches itself. Never the Host header: a visitor chooses that. */
  selfUrl: selfUrl(),
  isDevelopment: process.env.NODE_ENV === 'development',
});
