import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import type { RouteHandler } from '@/lib/platform/http/define-route';

export interface FoundRoute {
  method: string;
  /** The address as Next.js names it: `/wps/cashier/withdrawals/[id]/confirm`. */
  path: string;
  handler: RouteHandler;
  parameters: string[];
  /** The names of what it takes, path parameters left out. */
  inputs: string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every route file under app/, so that a new one cannot be forgotten. */
export function routeFiles(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)route\.tsx?$/.test(file))
    .sort()
    .map((file) => join('app', file));
}

/**
 * Every method of every JSON route that defineRoute made and whose address matches. The others are not loaded: all routes are most of
 * the program.
 */
export async function allRoutes(addresses: Pick<RegExp, 'test'> = /^/): Promise<FoundRoute[]> {
  const found: FoundRoute[] = [];
  for (const file of routeFiles()) {
    const path = `/${relative('app', file)
      .replace(/\/?route\.tsx?$/, '')
      .replace(/\([^)]+\)\//g, '')}`;
    if (!addresses.test(path)) continue;
    const loaded = (await import(join(process.cwd(), file))) as Record<string, RouteHandler | undefined>;
    const parameters = [...path.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1]!);
    for (const method of METHODS) {
      const handler = loaded[method];
      if (!handler?.definition) continue;
      const schema = z.toJSONSchema(handler.definition.input, { io: 'input', unrepresentable: 'any' }) as {
        properties?: object;
      };
      const inputs = Object.keys(schema.properties ?? {}).filter((name) => !parameters.includes(name));
      found.push({ method, path, handler, parameters, inputs });
    }
  }
  return found;
}

/** The JSON route of an address, for example `/wps/banners`. Throws if there is none. */
export async function routeOf(path: string, method: FoundRoute['method'] = 'GET'): Promise<FoundRoute> {
  const route = (await allRoutes({ test: (address) => address === path })).find(
    (each) => each.method === method,
  );
  if (!route) throw new Error(`There is no route ${method} ${path}`);
  return route;
}

/** Calls a route as the server would. GET's inputs go into the query, others into the body. */
export function callRoute(
  route: FoundRoute,
  options: {
    input?: Record<string, unknown>;
    parameters?: Record<string, string>;
    headers?: Record<string, string>;
    raw?: string;
  } = {},
): Promise<Response> {
  const { input = {}, parameters = {}, headers = {}, raw } = options;
  const values = Object.fromEntries(route.parameters.map((name) => [name, parameters[name] ?? '999999999']));
  const path = route.path.replace(/\[([^\]]+)\]/g, (_, name: string) => encodeURIComponent(values[name]!));
  const url = new URL(path, 'http://localhost');
  const init: RequestInit = {
    method: route.method,
    headers: { origin: 'http://localhost', host: 'localhost', ...headers },
  };
  if (route.method === 'GET') {
    for (const [name, value] of Object.entries(input))
      url.searchParams.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  } else {
    init.body = raw ?? JSON.stringify(input);
    init.headers = { 'content-type': 'application/json', ...(init.headers as Record<string, string>) };
  }
  return route.handler(new Request(url, init), { params: Promise.resolve(values) });
}
