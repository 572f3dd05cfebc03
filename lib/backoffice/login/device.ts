import { cookieName, readCookie, sealedCookie, unsealToken } from '@/lib/identity/sessions/cookie';
import { randomToken } from '@/lib/platform/ids';
import { OPERATOR_DEVICE_COOKIE } from '../constants';

const YEAR_SECONDS = 31_536_000;

/** Makes the Set-Cookie header that identifies a browser in which this operator has logged in. It is sealed against forgery. */
export function createDeviceCookie(operatorId: bigint): Promise<string> {
  return sealedCookie(OPERATOR_DEVICE_COOKIE, `${operatorId}.${randomToken()}`, YEAR_SECONDS);
}

/** Reads the device cookie: the operator who last logged in with this browser, and the browser's id; undefined without one. */
export async function readKnownDevice(
  cookies: string | null,
): Promise<{ operatorId: bigint; device: string } | undefined> {
  const sealed = readCookie(cookies, cookieName(OPERATOR_DEVICE_COOKIE).name);
  const token = sealed ? await unsealToken(sealed) : undefined;
  const [, operatorId, device] = /^(\d{1,18})\.([A-Za-z0-9_-]{32})$/.exec(token ?? '') ?? [];
  return operatorId && device ? { operatorId: BigInt(operatorId), device } : undefined;
}
