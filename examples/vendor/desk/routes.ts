import type { Routes } from '../routes';
import type { Vendor } from '../vendor';
import { json, objectOf, type Incoming, type Outgoing } from '../http/server';
import { isSecret } from '../options';
import { deskPage } from './page';

/** The page of the operator and its calls. They are for this machine only: they show and take what proves who we are. */
export function deskRoutes(vendor: Vendor): Routes {
  const local =
    (work: (request: Incoming) => Outgoing) =>
    (request: Incoming): Outgoing =>
      isOwnPage(request) ? work(request) : json(403, { ok: false, code: 'NOT_LOCAL' });
  return {
    'GET /': local(() => deskPage(vendor)),
    'POST /secret': local((request) => {
      const { secret } = objectOf(request) ?? {};
      if (typeof secret !== 'string' || !isSecret(secret.trim()))
        return json(400, { ok: false, code: 'SECRET_FORMAT' });
      vendor.setSecret(secret.trim());
      return json(200, { ok: true });
    }),
  };
}

/** Whether a request comes from this machine and, if a browser sent it, from a page of our own. */
function isOwnPage({ isLocal, headers }: Incoming): boolean {
  const { origin, host = '' } = headers;
  if (!isLocal || !/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return false;
  return origin === undefined || origin === `http://${host}`;
}
