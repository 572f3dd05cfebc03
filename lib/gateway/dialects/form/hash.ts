import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The hash of a call: MD5 of its parameters that are not empty, sorted by name and joined as `name=value` by `&`, followed by the secret. The
 * dialect prescribes MD5; docs/decisions/0150 says what follows from it.
 */
export function formHash(fields: Readonly<Record<string, string>>, secret: string): string {
  const pairs = Object.keys(fields)
    .filter((name) => name !== 'hash' && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`);
  return createHash('md5')
    .update(`${pairs.join('&')}${secret}`)
    .digest('hex');
}

/** Whether a hash is that of the fields, in constant time. */
export function hasValidHash(fields: Readonly<Record<string, string>>, secret: string): boolean {
  const given = fields.hash ?? '';
  if (!/^[0-9a-fA-F]{32}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(formHash(fields, secret), 'hex'), Buffer.from(given, 'hex'));
}
