import { certify } from './certify';
import { catalogueRoutes } from './catalogue/routes';
import { deskRoutes } from './desk/routes';
import { asset } from './http/assets';
import { json, type Handler, type Routes } from './http/server';
import { openPage } from './play/page';
import { playRoutes } from './play/routes';
import type { Vendor } from './types';
import { walletRoutes } from './wallet/routes';

/** All that the program answers. */
export function routes(vendor: Vendor): Handler {
  const table: Routes = {
    'GET /open': (request) => openPage(vendor, request),
    'POST /certify/play': (request) => certify(vendor, request),
    ...playRoutes(vendor),
    ...catalogueRoutes(vendor),
    ...walletRoutes(vendor),
    ...deskRoutes(vendor),
  };
  return async (request) => {
    const { pathname } = request.url;
    const route = Object.hasOwn(table, `${request.method} ${pathname}`)
      ? table[`${request.method} ${pathname}`]
      : undefined;
    if (route) return route(request);
    const file =
      request.method === 'GET' && pathname.startsWith('/assets/') ? asset(pathname.slice(8)) : undefined;
    if (file)
      return {
        status: 200,
        headers: { 'content-type': file.type, 'cache-control': 'no-cache' },
        body: file.body,
      };
    return json(404, { ok: false, code: 'NOT_FOUND' });
  };
}
