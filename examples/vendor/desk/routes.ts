import type { Routes } from '../http/server';
import type { Vendor } from '../types';
import { json, objectOf, type Incoming, type Outgoing } from '../http/server';
import { FAULTS, isSecret } from '../options';
import { WALLET_FAULTS } from '../wallet/faults';
import { deskPage, stateOf } from './page';

/** The page of the operator and its calls. They are for this machine only: they show and take what proves who we are. */
export function deskRoutes(vendor: Vendor): Routes {
  const local =
    (work: (request: Incoming) => Outgoing) =>
    (request: Incoming): Outgoing =>
      isOwnPage(request) ? work(request) : json(403, { ok: false, code: 'NOT_LOCAL' });
  return {
    'GET /': local(() => deskPage(vendor)),
    'GET /state': local(() => json(200, stateOf(vendor))),
    'POST /secret': local((request) => {
      const { secret } = objectOf(request) ?? {};
      if (typeof secret !== 'string' || !isSecret(secret.trim()))
        return json(400, { ok: false, code: 'SECRET_FORMAT' });
      vendor.setSecret(secret.trim());
      return json(200, { ok: true });
    }),
    /** Switches planted faults: `{"faults": [...], "walletFault": "late", "rate": 0.2, "delay": 15000}`; what is absent stays as it is. */
    'POST /faults': local((request) => {
      const { faults, walletFault, rate, delay } = objectOf(request) ?? {};
      const named = Array.isArray(faults) ? FAULTS.filter((fault) => faults.includes(fault)) : undefined;
      const ofWallet = WALLET_FAULTS.find((fault) => fault === walletFault);
      const isValid =
        (faults === undefined || named?.length === (faults as unknown[]).length) &&
        (walletFault === undefined || walletFault === null || ofWallet !== undefined) &&
        (rate === undefined || (typeof rate === 'number' && rate >= 0 && rate <= 1)) &&
        (delay === undefined || (typeof delay === 'number' && delay >= 0 && delay <= 600_000));
      if (!isValid) return json(400, { ok: false, code: 'INVALID_INPUT' });
      if (named) {
        vendor.faults.clear();
        for (const fault of named) vendor.faults.add(fault);
      }
      if (walletFault !== undefined) vendor.walletFaults.fault = ofWallet;
      if (typeof rate === 'number') vendor.walletFaults.percent = Math.round(rate * 100);
      if (typeof delay === 'number') vendor.walletFaults.delay = delay;
      return json(200, { ok: true, faults: [...vendor.faults], wallet: vendor.walletFaults });
    }),
  };
}

/** Whether a request comes from this machine and, if a browser sent it, from a page of our own. */
function isOwnPage({ isLocal, headers }: Incoming): boolean {
  const { origin, host = '' } = headers;
  if (!isLocal || !/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return false;
  return origin === undefined || origin === `http://${host}`;
}
