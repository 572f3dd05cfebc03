import { answerSandboxCall } from '@/lib/conformance/sandbox/calls';
import { dialectCall } from '@/lib/gateway/dialects/route';
import { unknownVendorCall } from '@/lib/gateway/unknown-call';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { unknownCallResponse } from '@/lib/platform/http/unknown-call';
import { METHODS, type DescribedRoute } from './types';

/** Loaders of route modules by path, which ends in `app/…/route.ts`. */
export type RouteModules = Record<string, Record<string, unknown>>;

/** Lists every method of every route that is made with defineRoute or defineFile, by path and method. */
export function listDescribedRoutes(modules: RouteModules): DescribedRoute[] {
  return Object.keys(modules)
    .sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
    .flatMap((file) =>
      METHODS.flatMap((method) => {
        const handler = modules[file]![method] as Partial<RouteHandler> | undefined;
        return handler?.definition ? [{ method, path: pathOf(file), definition: handler.definition }] : [];
      }),
    );
}

/** Lists methods of route files without a description: but those for unknown calls and for the dialects of vendors. */
export function listUndescribedRoutes(modules: RouteModules): string[] {
  return Object.entries(modules).flatMap(([file, routes]) =>
    METHODS.filter(
      (method) =>
        method in routes &&
        routes[method] !== unknownCallResponse &&
        routes[method] !== unknownVendorCall &&
        routes[method] !== dialectCall &&
        routes[method] !== answerSandboxCall &&
        !(routes[method] as Partial<RouteHandler>).definition,
    ).map((method) => `${method} ${pathOf(file)}`),
  );
}

/** Converts `app/(backoffice)/backoffice/api/deposits/[id]/approve/route.ts` to `/backoffice/api/deposits/{id}/approve`. */
function pathOf(file: string): string {
  const inApp = file.replace(/^.*?\bapp\//, '/').replace(/\/route\.tsx?$/, '');
  return inApp.replace(/\/\([^)]+\)/g, '').replace(/\[(?:\.\.\.)?([^\]]+)\]/g, '{$1}') || '/';
}
