import type { RouteModules } from '@/lib/backoffice/api-docs/routes';

/** Every route file of the site, found by the bundler, so that no new one can be forgotten. Each is loaded on demand. */
export async function routeModules(): Promise<RouteModules> {
  const files = import.meta.glob<Record<string, unknown>>('/app/**/route.ts');
  return Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()])),
  );
}
