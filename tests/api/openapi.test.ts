/** The OpenAPI document of the API (API-8): it has every route, is valid OpenAPI 3.1, and its examples can be sent. */
import { join } from 'node:path';
import { apiDocument } from '@/lib/backoffice/api-docs/document';
import {
  listDescribedRoutes,
  listUndescribedRoutes,
  type RouteModules,
} from '@/lib/backoffice/api-docs/routes';
import { listOperations } from '@/lib/backoffice/api-docs/loaders';
import type { ApiDocument, DescribedRoute } from '@/lib/backoffice/api-docs/types';
import { routeFiles } from '../support/routes';
import { OPTIONAL_CALLS, STABLE_CALLS } from './stable-calls';

let modules: RouteModules;
let routes: DescribedRoute[];
let document: ApiDocument;

beforeAll(async () => {
  const loaded = routeFiles().map(async (file) => [
    file,
    (await import(join(process.cwd(), file))) as RouteModules[string],
  ]);
  modules = Object.fromEntries(await Promise.all(loaded)) as RouteModules;
  routes = listDescribedRoutes(modules);
  document = apiDocument(routes);
});

const documentedCalls = () =>
  new Set(listOperations(document).map(({ method, path }) => `${method} ${path}`));

it('has every method of every route', () => {
  expect(listUndescribedRoutes(modules)).toEqual([]);
  expect(documentedCalls().size).toBe(routes.length);
  expect(routes.length).toBeGreaterThan(80);
});

it('has every stable call of the API', () => {
  const missing = STABLE_CALLS.filter((call) => !documentedCalls().has(call));
  expect(missing.filter((call) => !OPTIONAL_CALLS.has(call))).toEqual([]);
});

it('names each operation once, with a summary and a tag', () => {
  const operations = listOperations(document);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  const tags = new Set(document.tags.map((tag) => tag.name));
  for (const { path, operation } of operations) {
    expect({ path, summary: operation.summary.length > 5, tag: tags.has(operation.tags[0]!) }).toEqual({
      path,
      summary: true,
      tag: true,
    });
  }
});

it('is valid OpenAPI 3.1', () => {
  const plain = JSON.parse(JSON.stringify(document)) as ApiDocument;
  expect(plain.openapi).toBe('3.1.0');
  expect(plain.info).toMatchObject({
    title: expect.any(String) as string,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
  });
  expect(brokenReferences(plain)).toEqual([]);
  const schemes = new Set(Object.keys(plain.components.securitySchemes));
  for (const { path, method, operation } of listOperations(plain)) {
    const at = `${method} ${path}`;
    const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect({ at, parameters: parameters.map((parameter) => parameter.name) }).toEqual({
      at,
      parameters: inPath,
    });
    expect(parameters.every((parameter) => parameter.required)).toBe(true);
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect({ at, twice: names.length - new Set(names).size }).toEqual({ at, twice: 0 });
    for (const way of operation.security) {
      for (const name of Object.keys(way))
        expect({ at, name, defined: schemes.has(name) }).toEqual({ at, name, defined: true });
    }
    const statuses = Object.keys(operation.responses);
    // A visit (lib/platform/http/define-visit.ts) answers with a redirect.
    const good = statuses.filter((status) => /^(?:2\d\d|303)$/.test(status));
    expect({ at, good: good.length }).toEqual({ at, good: 1 });
    expect(statuses.every((status) => /^[2-5]\d\d$/.test(status))).toBe(true);
    for (const answer of Object.values(operation.responses)) expect(answer.description).not.toBe('');
    if (method === 'GET') expect(operation.requestBody).toBeUndefined();
  }
});

it('has a message for every error code', () => {
  const withoutMessage = listOperations(document).flatMap(({ path, operation }) =>
    Object.values(operation.responses)
      .flatMap((answer) => answer.description.split('\n'))
      .filter((line) => /^`([A-Z0-9_]+)`: (?:errors\.)?\1$/.test(line))
      .map((line) => `${path} ${line}`),
  );
  expect(withoutMessage).toEqual([]);
});

it('has examples that the routes accept', () => {
  const refused: unknown[] = [];
  for (const { method, path, definition } of routes) {
    const operation = document.paths[path]![method.toLowerCase() as 'get']!;
    const parameters = operation.parameters.filter(
      (parameter) => parameter.required || parameter.in === 'path',
    );
    const body = Object.values(operation.requestBody?.content ?? {}).find(
      (media) => media.example !== undefined,
    );
    const example = {
      ...Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.example])),
      ...(body?.example as object | undefined),
    };
    const parsed = definition.input.safeParse(example);
    if (!parsed.success)
      refused.push({
        call: `${method} ${path}`,
        example,
        issues: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      });
  }
  expect(refused).toEqual([]);
});

/** Lists the references to schemas that do not exist. */
function brokenReferences(plain: ApiDocument): string[] {
  const broken: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key !== '$ref' || typeof part !== 'string') walk(part);
      else if (!(part.replace('#/components/schemas/', '') in plain.components.schemas)) broken.push(part);
    }
  };
  walk(plain);
  return broken;
}
