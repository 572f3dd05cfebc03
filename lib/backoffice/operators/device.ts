import { cookieName, readCookie, sealedCookie, unsealToken } from '@/lib/identity/sessions/cookie';
import { randomToken } from '@/lib/platform/ids';
import { OFFICE_DEVICE_COOKIE } from '../constants';

const YEAR_SECONDS = 31_536_000;

/** Set-Cookie that tells a browser apart in which this operator has logged in; sealed, so that nobody makes one. */
export function knownDeviceCookie(operatorId: bigint): Promise<string> {
  return sealedCookie(OFFICE_DEVICE_COOKIE, `${operatorId}.${randomToken()}`, YEAR_SECONDS);
}

/** Who logged in last in the browser that sends these cookies, and its id; undefined where nobody has. */
export async function knownDevice(
  cookies: string | null,
): Promise<{ operatorId: bigint; device: string } | undefined> {
  const sealed = readCookie(cookies, cookieName(OFFICE_DEVICE_COOKIE).name);
  const token = sealed ? await unsealToken(sealed) : undefined;
  const [, operatorId, device] = /^(\d{1,18})\.([A-Za-z0-9_-]{32})$/.exec(token ?? '') ?? [];
  return operatorId && device ? { operatorId: BigInt(operatorId), device } : undefined;
}
