import type { RouteModules } from '@/lib/backoffice/api-docs/routes';

/** Every route file of the site: the bundler finds them, so that a new one can't be forgotten. Each is loaded when asked for. */
export async function routeModules(): Promise<RouteModules> {
  const files = import.meta.glob<Record<string, unknown>>('/app/**/route.ts');
  return Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()])),
  );
}
