import type { RouteHandler } from '@/lib/platform/http/define-route';
import { noSuchCall } from '@/lib/platform/http/no-such-call';
import { METHODS, type DescribedRoute } from './types';

/** The modules of route files by their file's path, which ends in `app/…/route.ts`. */
export type RouteModules = Record<string, Record<string, unknown>>;

/** Every method of every route that describes itself, in the order of paths and methods. */
export function describedRoutes(modules: RouteModules): DescribedRoute[] {
  return Object.keys(modules)
    .sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
    .flatMap((file) =>
      METHODS.flatMap((method) => {
        const handler = modules[file]![method] as Partial<RouteHandler> | undefined;
        return handler?.definition ? [{ method, path: pathOf(file), definition: handler.definition }] : [];
      }),
    );
}

/** Methods of route files that say nothing of themselves: there should be none but those of calls that there are not. */
export function undescribedRoutes(modules: RouteModules): string[] {
  return Object.entries(modules).flatMap(([file, routes]) =>
    METHODS.filter(
      (method) =>
        method in routes &&
        routes[method] !== noSuchCall &&
        !(routes[method] as Partial<RouteHandler>).definition,
    ).map((method) => `${method} ${pathOf(file)}`),
  );
}

/** `app/(backoffice)/backoffice/api/deposits/[id]/approve/route.ts` is `/backoffice/api/deposits/{id}/approve`. */
function pathOf(file: string): string {
  const inApp = file.replace(/^.*?\bapp\//, '/').replace(/\/route\.tsx?$/, '');
  return inApp.replace(/\/\([^)]+\)/g, '').replace(/\[(?:\.\.\.)?([^\]]+)\]/g, '{$1}') || '/';
}
